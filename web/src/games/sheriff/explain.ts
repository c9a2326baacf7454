// What the things on Sheriff's table say of themselves. Figures come from the components and the view.
import type { Explanation, Explanations } from '../../table/explain'
import { key, ruleKey } from '../../texts/speech'
import type { Teller } from '../../texts/teller'
import type { SheriffView } from '../../wire/types'
import { catalogue } from './catalogue'
import { bagOf, figures, titles } from './goods'

const OWN_WORDS = ['arcane_scrolls', 'feast_plate', 'royal_summons']

function good(name: string, speech: Teller): Explanation {
  const { kind, value, penalty, counts_as, counts } = figures(name)
  const lines = [speech.say('explain-sheriff-figures', { value, penalty })]
  const bonus = titles[name]
  if (bonus) lines.push(speech.say('explain-sheriff-titles', bonus))
  if (counts_as && counts > 1) lines.push(speech.say('explain-sheriff-counts-as', { goods: speech.counted('good', counts_as, counts) }))
  lines.push(speech.say(OWN_WORDS.includes(name) ? `explain-sheriff-${key(name)}` : `explain-sheriff-${kind === 'legal' ? 'legal' : 'contraband'}`))
  const rules = { legal: ['SH-3.8', 'SH-7.3'], contraband: ['SH-4.6'], royal: ['SH-1.2', 'SH-7.4'], promo: ['SH-8.5'] }[kind]
  return { title: `${speech.title('good', name)} – ${speech.say(`kind-${kind}`)}`, lines, rules }
}

const byRules = (speech: Teller, title: string, ...rules: string[]): Explanation => ({ title, lines: rules.map((rule) => speech.say(ruleKey(rule))), rules })

export const explanations: Explanations<SheriffView> = {
  good,
  coins: (seat, speech, view) => ({
    title: speech.say('sheriff-coins', { count: view.seats[Number(seat)]?.coins ?? 0 }),
    lines: [speech.say('explain-sheriff-coins')],
    rules: ['SH-7.2', 'SH-R23'],
  }),
  sheriff: (_, speech) => byRules(speech, speech.say('sheriff-is-sheriff'), 'SH-4.1'),
  hidden: (seat, speech, view) => byRules(speech, speech.say('web-sheriff-face-down', { count: view.seats[Number(seat)]?.contraband_count ?? 0 }), 'SH-4.6'),
  bag: (seat, speech, view) => {
    const title = bagOf(speech, Number(seat))
    const shown = view.seats[Number(seat)]
    if (!shown) return null
    const told = byRules(speech, title, shown.must_open ? 'SH-R29' : shown.declared ? 'SH-3.8' : 'SH-3.7')
    return { ...told, lines: [speech.say('explain-sheriff-bag', { count: shown.bag_size }), ...told.lines] }
  },
  pile: (name, speech, view) => {
    const size = name === 'deck' ? view.deck_size : name === 'left' ? view.left.length : view.right.length
    const title = speech.say('sheriff-pile-count', { pile: speech.say('sheriff-pile', { pile: name }), count: size })
    return name === 'deck' ? byRules(speech, title, 'SH-3.3') : byRules(speech, title, 'SH-3.2')
  },
  step: (name, speech) =>
    byRules(speech, speech.say(`explain-sheriff-step-${name}`), { aside: 'SH-3.1', draw: 'SH-3.3', lay: 'SH-3.4', pack: 'SH-3.6' }[name] ?? 'SH-3.1'),
  open: (seat, speech) => ({
    title: speech.move(`open ${seat}`),
    lines: [speech.say('explain-sheriff-open')],
    rules: ['SH-4.8', 'SH-4.9'],
  }),
  wave: (seat, speech) => byRules(speech, speech.move(`wave ${seat}`), 'SH-R30'),
  threaten: (seat, speech) => byRules(speech, speech.move(`threaten ${seat}`), 'SH-4.2'),
  declare: (name, speech, view) => {
    const about = good(name, speech)
    const title = speech.say('sheriff-move-declare', { good: speech.counted('good', name, view.seats[view.viewer]?.bag_size ?? 1) })
    return { title, lines: [speech.say(ruleKey('SH-3.8')), ...about.lines.slice(0, 2)], rules: about.rules ?? [] }
  },
  give: (name, speech) => ({ ...good(name, speech), rules: ['SH-6.1', 'SH-R8'] }),
  name: good,
  term: (family, speech) => {
    const rule = catalogue.terms[family]?.rule
    return rule ? byRules(speech, speech.say(`sheriff-term-${key(family)}.row`), rule) : null
  },
  offer: (_, speech) => byRules(speech, speech.say('web-sheriff-offer'), 'SH-4.3'),
}
