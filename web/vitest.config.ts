// Tests of components, without a browser. Building the page needs none of this.
import { svelteTesting } from '@testing-library/svelte/vite'
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config'

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts'],
      include: [process.env.LOXLEY_SAMPLES ? 'parity/*.test.ts' : 'tests/**/*.test.ts'],
      testTimeout: 60_000,
      maxWorkers: availableParallelism(), // by itself it leaves one core idle
      pool: 'vmThreads', // each file has modules and a document of its own, but jsdom is loaded once: half the CPU time
    },
  }),
)
