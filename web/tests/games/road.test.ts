// A convoy on the road: how strong the raiders are, and how strong they had to be.
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { game } from '../../src/games/sherwood'
import OnTheRoad from '../../src/games/sherwood/OnTheRoad.svelte'
import samples from '../samples/sherwood.json'
import { speechIn } from './sampled'

const revealed = { name: 'revealed', facts: samples.events.revealed } // of strength 4
const raided = { name: 'raided', facts: { ...samples.events.raided, strength: 6, needed: 4 } }

test.each([
  ['a raid shows what the convoy had against it', [revealed]],
  ['also to those who have not seen its card', []],
])('%s', async (_, before) => {
  const { container } = render(OnTheRoad, { props: { events: [raided], before, speech: await speechIn('en', game) } })
  expect(container.querySelector('.strength')?.textContent).toBe('6 / 4')
  expect(container.querySelector<HTMLElement>('.bar > span')?.style.width).toBe('100%')
})

test('a raid that fails shows how much was missing', async () => {
  const event = { name: 'went_on', facts: { hideout: 6, strength: 1, needed: 4 } }
  const { container } = render(OnTheRoad, { props: { events: [event], before: [revealed], speech: await speechIn('en', game) } })
  expect(container.querySelector('.strength')?.textContent).toBe('1 / 4')
  expect(container.querySelector<HTMLElement>('.bar > span')?.style.width).toBe('25%')
})

test('a hideout on both roads is met twice, and the second time says why', async () => {
  const met = { name: 'met', facts: { ...samples.events.met, hideout: 6 } }
  const speech = await speechIn('en', game)
  const again = speech.say('web-sherwood-met-again')
  const told = (before: { name: string; facts: typeof met.facts | typeof revealed.facts }[]) =>
    render(OnTheRoad, { props: { events: [met], before, speech } }).container.textContent
  expect(told([revealed])).not.toContain(again)
  expect(told([revealed, met])).toContain(again)
})
