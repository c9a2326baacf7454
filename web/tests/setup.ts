// What browsers have and jsdom does not: questions about the screen, answered as a wide one would. And patience: the
// browser's tests run beside these, and leave them little of the machine.
import { configure } from '@testing-library/svelte'
import { vi } from 'vitest'

configure({ asyncUtilTimeout: 30_000 })

vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }))
