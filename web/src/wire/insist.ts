// Parts of the page that are fetched when they are needed: a moment without a network must not keep them away for good.

const FIRST = 1000 // milliseconds before the second try; each pause is twice as long as the one before
const LONGEST = 30_000

/** Tries until it succeeds. */
export async function insist<Result>(get: () => Promise<Result>): Promise<Result> {
  for (let pause = FIRST; ; pause = Math.min(LONGEST, pause * 2)) {
    try {
      return await get()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
