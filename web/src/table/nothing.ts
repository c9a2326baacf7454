// For who only looks: a table without anything to do.
import type { TableActions } from './game'

export const noActions: TableActions = {
  send: async () => false,
  preview: async () => ({ legal: [], complete: false, view: null, rule: '' }),
  why: async () => '',
  explain: () => undefined,
  showRule: () => undefined,
}
