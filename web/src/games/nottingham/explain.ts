// What the things on Nottingham's table say of themselves. Figures come from the view.
import { ACTIONS } from './figures'
import type { Explanation, Explanations } from '../../table/explain'
import { key, ruleKey } from '../../texts/speech'
import type { Teller } from '../../texts/teller'
import type { NottinghamView } from '../../wire/types'
import { trackLine } from './road'
import { ambushName } from './objects'

const RULES: Record<string, string> = {
  take: 'NO-3.1',
  buy: 'NO-5.1',
  steal: 'NO-5.2',
  ambush: 'NO-5.3',
  burgle: 'NO-5.4',
  rob: 'NO-5.5',
  defend: 'NO-5.6',
  barter: 'NO-5.7',
}

const byRule = (speech: Teller, title: string, rule: string): Explanation => ({ title, lines: [speech.say(ruleKey(rule))], rules: [rule] })

function space(at: number, speech: Teller, view: NottinghamView): string {
  const number = view.track[at - 1] ?? 0
  return speech.say('explain-nottingham-space', {
    space: at,
    spaces: view.track.length,
    number,
    passed: at < view.sheriff ? 'yes' : at === view.sheriff ? 'here' : 'no',
  })
}

export const explanations: Explanations<NottinghamView> = {
  object: (object, speech) => {
    const action = ACTIONS[object]
    if (!action) return null
    return {
      title: `${speech.title('object', object)} · ${speech.say('nottingham-action', { action })}`,
      lines: [speech.say(`web-nottingham-card-${object}`), speech.say('explain-nottingham-set')],
      rules: [RULES[action]!, 'NO-4.1'],
    }
  },
  act: (action, speech) =>
    byRule(speech, action === 'take' ? speech.say('nottingham-move-take') : speech.say('nottingham-action', { action }), RULES[action] ?? 'NO-3.1'),
  mission: (mission, speech, view) => {
    const shown = view.missions.find((each) => each.mission === mission)
    if (!shown) return null
    const worth = speech.say('web-nottingham-mission-worth', { doers: shown.doers.length, alone: shown.alone, shared: shown.shared })
    const done = shown.doers.length ? [speech.say('web-nottingham-mission-done', { names: speech.players(shown.doers) })] : []
    return { title: speech.title('mission', mission), lines: [`${speech.say(`mission-${key(mission)}`)}.`, worth, ...done], rules: ['NO-4.2', 'NO-4.3'] }
  },
  space: (at, speech, view) => ({ title: String(view.track[Number(at) - 1] ?? ''), lines: [space(Number(at), speech, view)], rules: ['NO-4.4'] }),
  track: (_, speech, view) => ({
    title: trackLine(speech, view.track, view.sheriff, view.number),
    lines: [speech.say(ruleKey('NO-4.4')), speech.say(ruleKey('NO-7.3'))],
    rules: ['NO-4.4', 'NO-7.3'],
  }),
  ambush: (ambush, speech, view) => ({
    title: ambushName(speech, view, ambush),
    lines: [speech.say(`web-nottingham-card-ambush-${ambush.includes(' ') ? 'pair' : 'colour'}`), speech.say(ruleKey('NO-6.2'))],
    rules: ['NO-6.1', 'NO-6.2'],
  }),
  ambushes: (seat, speech, view) => byRule(speech, `${speech.say('nottingham-column-ambushes')} – ${view.seats[Number(seat)]?.ambush_count ?? 0}`, 'NO-6.1'),
  hand: (seat, speech, view) => ({
    title: `${speech.say('nottingham-column-hand')} – ${view.seats[Number(seat)]?.hand_size ?? 0}`,
    lines: [speech.say('explain-nottingham-hand')],
    rules: ['NO-4.4', 'NO-R26'],
  }),
  loot: (seat, speech, view) => {
    const { loot, loot_size, score } = view.seats[Number(seat)]!
    const own = loot?.length ? [`${speech.say('nottingham-own-loot', { loot: speech.shorts('object', loot), score: score ?? 0 })}.`] : []
    return {
      title: `${speech.say('nottingham-column-loot')} – ${loot_size}`,
      lines: [...own, speech.say('explain-nottingham-loot')],
      rules: ['NO-4.1', 'NO-7.4'],
    }
  },
  pile: (spot, speech, view) => {
    if (spot === 'ambushes') return byRule(speech, `${speech.say('web-nottingham-ambush-pile')} – ${view.ambush_pile_size}`, 'NO-R24')
    if (spot === 'deck') return byRule(speech, `${speech.say('web-nottingham-deck')} – ${view.deck_size}`, 'NO-7.1')
    return byRule(speech, `${speech.say('web-nottingham-discard')} – ${view.discard_size}`, 'NO-R27')
  },
}
