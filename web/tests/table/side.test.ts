// History, talk and help: on a small screen a drawer that a key closes from anywhere inside.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import Side from '../../src/table/Side.svelte'

const page = (html: string) => createRawSnippet(() => ({ render: () => html }))

test('a tap on the table beside the drawer leads back to the table, one inside does not', async () => {
  const { container } = render(Side, { unread: 0, pages: { history: page('<p>told</p>') }, open: true })
  const drawer = container.querySelector('aside')!
  await fireEvent.pointerDown(container.querySelector('p')!)
  expect(drawer.classList).toContain('open')
  await fireEvent.pointerDown(document.body)
  expect(drawer.classList).not.toContain('open')
})

test('the drawer closes on Escape, and arrows inside a text leave its tabs alone', async () => {
  const { container } = render(Side, { unread: 0, pages: { history: page('<p>told</p>'), chat: page('<input />') }, tab: 'chat', open: true })
  const drawer = container.querySelector('aside')!
  const input = container.querySelector('input')!
  await fireEvent.keyDown(input, { key: 'ArrowLeft' })
  expect(screen.getAllByRole('tab', { selected: true })[0]!.id).toBe('tab-chat')
  expect(drawer.classList).toContain('open')
  await fireEvent.keyDown(input, { key: 'Escape' })
  expect(drawer.classList).not.toContain('open')
})
