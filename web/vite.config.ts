// Builds the page into the Python package, from where `loxley serve` hands it out.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.LOXLEY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/loxley/page', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
