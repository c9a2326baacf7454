// What the things on Sherwood's table say of themselves. Figures come from the components and the view.
import type { Explanation, Explanations } from '../../table/explain'
import { ruleKey } from '../../texts/speech'
import type { Teller } from '../../texts/teller'
import type { SherwoodSlotView, SherwoodView } from '../../wire/types'
import { cardName, faceText, route } from './faces'
import { inward, strengths, ways } from './figures'
import { hideoutText } from './hideouts'

const PLACES: Record<string, string> = { church: 'SW-3.3', inn: 'SW-3.4', merchant: 'SW-3.5', market: 'SW-3.6' }
const EQUIPMENT: Record<string, string> = { provisions: 'SW-5.12', cape: 'SW-5.13', messenger: 'SW-5.14' }
const PARTS: Record<string, { title: string; rules: string[] }> = {
  bring: { title: 'sherwood-move-bring.row', rules: ['SW-4.2'] },
  arm: { title: 'sherwood-move-arm.row', rules: ['SW-4.3'] },
  fix: { title: 'web-sherwood-fixed', rules: ['SW-4.7'] },
  pay: { title: 'sherwood-move-pay.row', rules: ['SW-4.5'] },
  worth: { title: 'sherwood-move-worth.row', rules: ['SW-R39'] },
  name: { title: 'sherwood-move-name.row', rules: ['SW-4.7'] },
  later: { title: 'web-sherwood-paid-later', rules: ['SW-R40'] },
  tell: { title: 'sherwood-move-tell.row', rules: ['SW-R38'] },
  vow: { title: 'sherwood-move-vow.row', rules: ['SW-R40'] },
}
const isAdvanced = (view: SherwoodView) => view.options['rules'] === 'advanced'

const byRules = (speech: Teller, title: string, ...rules: string[]): Explanation => ({ title, lines: rules.map((rule) => speech.say(ruleKey(rule))), rules })

/** A figure of a band, such as its gold. */
const figure =
  (name: 'gold' | 'camp' | 'oak' | 'glory', ...rules: string[]) =>
  (seat: string, speech: Teller, view: SherwoodView): Explanation | null => {
    const shown = view.seats[Number(seat)]
    return shown ? { title: `${speech.say(`sherwood-column-${name}`)} – ${shown[name]}`, lines: [speech.say(`explain-sherwood-${name}`)], rules } : null
  }

function convoy({ slot, face, back, looked }: SherwoodSlotView, speech: Teller): Explanation {
  const lookers = looked.length ? [speech.say('explain-sherwood-looked', { names: speech.players(looked) })] : []
  if (!face) return { title: speech.say('sherwood-row-hidden', { slot, back }), lines: [speech.say(ruleKey('SW-3.4')), ...lookers], rules: ['SW-3.4'] }
  const met = ways[`${face.start} ${face.end}`] ?? []
  const lines = [
    faceText(speech, face),
    speech.say('explain-sherwood-meets', { route: route(speech, face.start, face.end), hideouts: met.join(', ') }),
    ...lookers,
  ]
  return {
    title: cardName(speech, face),
    lines: face.sheriff ? [...lines, speech.say(ruleKey('SW-5.11'))] : lines,
    rules: face.sheriff ? ['SW-5.11'] : ['SW-5.2', 'SW-5.4'],
  }
}

function hideout(at: number, speech: Teller, view: SherwoodView): Explanation {
  const towns = Object.keys(inward).filter((town) => inward[town]!.includes(at))
  const known = view.row.filter(({ face, resolved }) => face && !resolved)
  const passing = known.flatMap(({ slot, face }) =>
    face && ways[`${face.start} ${face.end}`]?.includes(at)
      ? [speech.say('explain-sherwood-convoy', { slot, strength: face.strength, route: route(speech, face.start, face.end) })]
      : [],
  )
  const lines = [
    speech.say('explain-sherwood-roads', { towns: speech.listed(towns.map((town) => speech.named('town', town))) }),
    passing.length ? speech.say('explain-sherwood-passing', { convoys: speech.listed(passing) }) : speech.say('explain-sherwood-none-passing'),
  ]
  const isRed = view.red.includes(at) && isAdvanced(view)
  if (isRed) lines.push(speech.say('explain-sherwood-red'))
  return { title: hideoutText(speech, view, at), lines, rules: ['SW-3.7', 'SW-5.2', ...(isRed ? ['SW-6.1'] : [])] }
}

export const explanations: Explanations<SherwoodView> = {
  convoy: (slot, speech, view) => {
    const found = view.row.find((each) => String(each.slot) === slot)
    return found ? convoy(found, speech) : null
  },
  hideout: (at, speech, view) => hideout(Number(at), speech, view),
  town: (town, speech) => byRules(speech, speech.named('town', town), 'SW-1.1'),
  gold: figure('gold', 'SW-3.2', 'SW-R1'),
  camp: figure('camp', 'SW-3.1'),
  oak: (seat, speech, view) => {
    const told = figure('oak', 'SW-1.2', 'SW-3.6')(seat, speech, view)
    return told && isAdvanced(view) ? { ...told, lines: [...told.lines, speech.say('explain-sherwood-red')] } : told
  },
  glory: figure('glory', 'SW-5.6', 'SW-7.2'),
  hand: (seat, speech, view) => ({
    title: `${speech.say('sherwood-column-hand')} – ${view.seats[Number(seat)]?.hand_size ?? 0}`,
    lines: [speech.say('explain-sherwood-hand')],
    rules: ['SW-3.5', 'SW-5.3'],
  }),
  figure: (_, speech) => byRules(speech, speech.say('sherwood-figure'), 'SW-6.3'),
  first: (_, speech) => byRules(speech, speech.say('sherwood-first-card'), 'SW-3.8', 'SW-5.1'),
  claims: (_, speech) => byRules(speech, speech.say('explain-sherwood-claims'), 'SW-4.2'),
  equipment: (kind, speech) => {
    const strength = strengths[kind]
    const line = strength ? speech.say('web-sherwood-card-arms', { strength }) : speech.say(`web-sherwood-card-${kind}`)
    return { title: speech.say(`equipment-${kind}.title`), lines: [line], rules: [EQUIPMENT[kind] ?? 'SW-5.3'] }
  },
  place: (place, speech) => byRules(speech, speech.say(`sherwood-move-${place}.row`), PLACES[place] ?? 'SW-3.1'),
  strength: (_, speech) => byRules(speech, speech.say('sherwood-components-strength'), 'SW-5.3', 'SW-5.4'),
  loot: (_, speech) => ({ title: speech.say('web-sherwood-loot'), lines: [speech.say('explain-sherwood-loot')], rules: ['SW-5.7'] }),
  companions: (_, speech) => ({ title: speech.say('web-sherwood-companions'), lines: [speech.say('explain-sherwood-companions')], rules: ['SW-5.7', 'SW-R8'] }),
  sheet: (_, speech, view) => byRules(speech, speech.say('web-sherwood-sheet'), isAdvanced(view) ? 'SW-4.5' : 'SW-4.2'),
  part: (part, speech, view) => {
    const found = PARTS[part]
    const rules = part === 'arm' && isAdvanced(view) ? ['SW-4.6'] : (found?.rules ?? [])
    return found ? byRules(speech, speech.say(found.title), ...rules) : null
  },
}
