// What news say of a view: only what changed in it (docs/protocol.md, Patches).

/** The value that a patch makes of an old one, which stays as it was; parts that do not change are the same objects. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0]
    const [start, kept, items] = patch as [number, number, unknown[]]
    const list = old as unknown[]
    return [...list.slice(0, start), ...items, ...list.slice(list.length - kept)]
  }
  const made = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>
  for (const [key, change] of Object.entries(patch as object)) made[key] = patched(made[key], change)
  return made
}
