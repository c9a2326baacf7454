// What browsers have and jsdom does not: questions about the screen, answered as a wide one would.
import { vi } from 'vitest'

vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }))
