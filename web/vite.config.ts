// Builds the page into the Python package, from where `loxley serve` hands it out.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const PAGE = '../src/loxley/page'
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

/** Writes compressed variants beside each text file: the server hands out what the browser can read. */
const compressed: Plugin = {
  name: 'compressed-variants',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((each) => TEXT.test(each))) {
      const file = join(PAGE, name)
      const whole = readFileSync(file)
      for (const [ending, variant] of Object.entries({ br: brotliCompressSync(whole), gz: gzipSync(whole, { level: 9 }) })) {
        if (variant.length < whole.length) writeFileSync(`${file}.${ending}`, variant)
      }
    }
  },
}

const server = process.env.LOXLEY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compressed],
  build: { outDir: PAGE, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
