// Options are asked only where they have an effect, and nobody meets a number that stands for something else.
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import GameOptions from '../../src/shell/GameOptions.svelte'
import { texts } from '../../src/texts/texts.svelte'
import type { ChoiceInfo } from '../../src/wire/types'

const floor: ChoiceInfo = { name: 'floor', rule: 'SW-4.5', default: 'orderly', words: ['open', 'orderly'], least: 0, most: 0 }
const proposals: ChoiceInfo = {
  ...{ name: 'proposals', rule: 'SW-R12', default: -1, words: [], least: -1, most: 20 },
  ...{ by: 'floor', figures: { open: 8, orderly: 3 } },
}
const words: ChoiceInfo = { name: 'words', rule: 'SH-4.2', default: 3, words: [], least: 0, most: 99, by: 'floor', figures: { orderly: 3 } }

beforeAll(() => texts.load(['sheriff', 'sherwood']))

const show = (game: string, choices: ChoiceInfo[], given: Record<string, string | number>) =>
  render(GameOptions, { game, choices, players: 4, openFloor: { floor: 'open' }, given })

const listed = (element: HTMLElement) => [...(element as HTMLSelectElement).options].map((each) => each.text)

test('what follows from another option says its figure, beside the numbers to choose from', async () => {
  const { unmount } = show('sherwood', [floor, proposals], {})
  const open = await screen.findByLabelText('Proposals')
  expect(listed(open)).toEqual(['automatic (8)', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  expect((open as HTMLSelectElement).value).toBe('-1')
  unmount()
  show('sherwood', [floor, proposals], { floor: 'orderly', proposals: 15 })
  const orderly = await screen.findByLabelText('Proposals')
  expect(listed(orderly)[0]).toBe('automatic (3)')
  expect((orderly as HTMLSelectElement).selectedOptions[0]!.text).toBe('15')
})

test('the words of the Sheriff are counted only where talk goes turn by turn', async () => {
  const { unmount } = show('sheriff', [floor, words], {})
  expect(listed(await screen.findByRole('combobox'))).toEqual(['open', 'turn by turn'])
  expect(screen.queryByRole('spinbutton')).toBeNull()
  unmount()
  show('sheriff', [floor, words], { floor: 'orderly' })
  expect(((await screen.findByRole('spinbutton')) as HTMLInputElement).valueAsNumber).toBe(3)
})
