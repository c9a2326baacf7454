// The invitation to a table: a link that others can open. Whoever plays on the server's own machine sees `localhost`,
// which means another machine to everybody else.
import { addressesForOthers } from '../wire/api'

export interface Invitation {
  link: string
  onlyHere: boolean // nobody else can open it
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

export async function invitation(link: string, ask: () => Promise<string[]> = addressesForOthers): Promise<Invitation> {
  const here = new URL(link)
  if (!isLoopback(here.hostname)) return { link, onlyHere: false }
  const [origin] = await ask().catch((): string[] => [])
  if (!origin) return { link, onlyHere: true }
  return { link: origin + here.pathname + here.search + here.hash, onlyHere: false }
}
