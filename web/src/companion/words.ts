// The texts that the companion speaks with.
export const TEXTS = [
  'web-companion',
  'companion',
  ...['sheriff', 'nottingham', 'sherwood'].flatMap((game) => [game, `${game}-rules`, `web-${game}`]),
  'sheriff-goods',
  'house-rules',
  'refusals',
]
