// Options of a table: which ones are asked, and which are not the usual ones.
import type { ChoiceInfo, TableInfo } from '../wire/types'

/** People always speak when they like: that is no news to them. */
const usual = ({ name, default: value }: ChoiceInfo) => (name === 'floor' ? 'open' : value)

export const changedOptions = (choices: readonly ChoiceInfo[], options: TableInfo['options']): ChoiceInfo[] =>
  choices.filter((choice) => options[choice.name] !== undefined && options[choice.name] !== usual(choice))

type ValueOf = (name: string) => string | number | boolean | undefined

/** What holds by default where that depends on another option. */
export const usualFigure = ({ by, figures }: ChoiceInfo, valueOf: ValueOf): number | undefined => (by ? figures?.[String(valueOf(by))] : undefined)

/** Not where the option on which it depends leaves it without effect. */
export const isAsked = (choice: ChoiceInfo, valueOf: ValueOf): boolean => !choice.by || usualFigure(choice, valueOf) !== undefined
