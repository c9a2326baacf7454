// A menu closes on Escape and when somebody presses elsewhere, and only then.
import { afterEach, expect, test } from 'vitest'
import { closeOnOutsideClick } from '../../src/shell/menu'

let unfold: (() => void) | undefined

function openMenu(): HTMLDetailsElement {
  document.body.innerHTML = '<details open><summary>Menu</summary><button>inside</button></details><p>elsewhere</p>'
  const menu = document.querySelector('details')!
  unfold = closeOnOutsideClick(menu)
  return menu
}
afterEach(() => unfold?.())

const press = (where: string) => document.querySelector(where)!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))

test('a press inside leaves it open, one elsewhere closes it', () => {
  const menu = openMenu()
  press('button')
  expect(menu.open).toBe(true)
  press('p')
  expect(menu.open).toBe(false)
})

test('Escape closes it and leads back to its head', () => {
  const menu = openMenu()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(menu.querySelector('summary'))
})
