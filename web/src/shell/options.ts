// Options of a table that are not the usual ones.
import type { ChoiceInfo, TableInfo } from '../wire/types'

/** People always speak when they like: that is no news to them. */
const usual = ({ name, default: value }: ChoiceInfo) => (name === 'floor' ? 'open' : value)

export const changedOptions = (choices: readonly ChoiceInfo[], options: TableInfo['options']): ChoiceInfo[] =>
  choices.filter((choice) => options[choice.name] !== undefined && options[choice.name] !== usual(choice))
