// Copying to the clipboard, also on plain http in a home network, where browsers hide `navigator.clipboard`.

/** True when the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true // no keyboard comes up on a phone
  area.style.cssText = 'position: fixed; top: 0; opacity: 0'
  document.body.append(area)
  area.focus()
  area.select()
  let copied = false
  try {
    copied = document.execCommand('copy')
  } catch {
    // a browser without it
  }
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
