// An invitation that others can open, and copying it on plain http.
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from '../../src/shell/copying'
import { invitation, isLoopback } from '../../src/shell/invitation'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

test('who plays on the server’s own machine invites to its address in the network', async () => {
  const ask = async () => ['http://192.168.1.20:8000', 'http://10.0.0.3:8000']
  const link = 'http://localhost:8000/t/abc#key'
  expect(await invitation(link, ask)).toEqual({ link: 'http://192.168.1.20:8000/t/abc#key', onlyHere: false })
})

test('without such an address one is warned', async () => {
  const link = 'http://127.0.0.1:8000/t/abc#key'
  expect(await invitation(link, async () => [])).toEqual({ link, onlyHere: true })
  expect(await invitation(link, () => Promise.reject(new Error()))).toEqual({ link, onlyHere: true })
})

test('an address that is not of this machine alone stays as it is', async () => {
  const ask = vi.fn(async () => ['http://10.0.0.3:8000'])
  const link = 'https://play.example/t/abc#key'
  expect(await invitation(link, ask)).toEqual({ link, onlyHere: false })
  expect(ask).not.toHaveBeenCalled()
  expect(['localhost', '127.0.1.1', '[::1]', '192.168.1.20', 'localhost.example'].map(isLoopback)).toEqual([true, true, true, false, false])
})

test('copying works where the browser hides its clipboard, and says when it did not', async () => {
  vi.stubGlobal('navigator', {})
  let copied = ''
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  expect(await copyText('http://192.168.1.20/t/abc')).toBe(true)
  expect(copied).toBe('http://192.168.1.20/t/abc')
  expect(document.querySelector('textarea')).toBeNull()
  document.execCommand = () => false
  expect(await copyText('x')).toBe(false)
})
