// Any game on the page: what a game has that brings no folder of its own. Its words come from the server.
import { bringTexts } from '../../texts/bundles'
import { gameTitle, plainWords } from '../../texts/games'
import { key } from '../../texts/speech'
import type { Teller } from '../../texts/teller'
import { say, texts } from '../../texts/texts.svelte'
import { wordsOf } from '../../wire/api'
import type { GameWords } from '../../wire/types'
import type { Game } from '../game'
import PlainCount from './PlainCount.svelte'
import PlainTable from './PlainTable.svelte'

export type PlainGameView = Record<string, unknown> & { phase?: string }

export async function plainGame(name: string): Promise<Game> {
  return plainGameOf(await wordsOf(name))
}

export function plainGameOf({ catalogue, texts: words }: GameWords): Game {
  bringTexts(catalogue.game, words)
  const game: Game<PlainGameView> = {
    texts: [catalogue.game],
    catalogue,
    Table: PlainTable,
    Count: PlainCount,
    headline,
    question: (_speech, _view, legal) => (legal.length ? { text: say('web-plain-ask'), rule: '' } : null),
    sounds: {},
  }
  return game as Game
}

function headline(speech: Teller, { phase = '' }: PlainGameView): string {
  const { game } = speech.catalogue
  const name = `${game}-phase-${key(phase)}`
  return [gameTitle(game), texts.knows(name) ? say(name) : plainWords(phase)].filter(Boolean).join(' · ')
}
