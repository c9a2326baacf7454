// What the compiler does not see: likely mistakes, in TypeScript and in Svelte's templates.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'public/sw.js', 'tests/samples'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler says so
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which it needs
      'svelte/no-useless-mustaches': 'off', // a space that must stay is written as one
      'svelte/prefer-svelte-reactivity': 'off', // a plain Set or Map beside runes is meant: it does not draw anything anew
      'svelte/require-each-key': 'off', // lists of the map and of the cards on it never change their order
    },
  },
  { files: ['src/wire/**'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } }, // generated
  { files: ['src/games/index.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } }, // every game has a view of its own
  { files: ['tests/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
)
