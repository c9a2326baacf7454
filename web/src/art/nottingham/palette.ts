// The colours of Nottingham: a ground for each object, a coat of arms for each player.

/** The ground behind an object: its middle and its rim. */
export const GROUNDS: Record<string, [string, string]> = {
  copper: ['#c98a5e', '#7c3f22'],
  candlestick: ['#8d5a86', '#43223f'],
  gold: ['#4f7a6b', '#1f3d35'],
  pearls: ['#5f93ac', '#234a60'],
  jewels: ['#d9b98a', '#8a6436'],
  necklace: ['#b0566a', '#5e1c30'],
  chest: ['#6f7fb0', '#2c3763'],
}

/** Red actions can be warded off, orange ones cannot; a necklace has no banner of its own. */
export const BANNERS: Record<string, string> = {
  copper: '#a85510',
  candlestick: '#a01f2d',
  gold: '#a85510',
  pearls: '#a01f2d',
  jewels: '#a01f2d',
  necklace: '#4a5d38',
  chest: '#a85510',
}

export interface Arms {
  field: string
  charge: string
}

/** Each player's colour with a charge in a tone that stands off from it. */
export const ARMS: Record<string, Arms> = {
  red: { field: '#b3263a', charge: '#fbe3c0' },
  yellow: { field: '#e3b62c', charge: '#4a3305' },
  green: { field: '#2f7d4a', charge: '#e6f4d7' },
  blue: { field: '#2b62a8', charge: '#e3eefb' },
  purple: { field: '#71408f', charge: '#f3e1fb' },
  white: { field: '#f4f0e6', charge: '#4b3a2a' },
  grey: { field: '#6b6f76', charge: '#f4f4f4' },
}

/** A charge that tells the colours apart without colour. */
export const CHARGES: Record<string, string> = {
  red: 'M12 5l2.2 4.7 5 .6-3.7 3.5 1 5L12 16.3 7.5 18.8l1-5L4.8 10.3l5-.6z', // a star
  yellow: 'M12 5l6 7-6 7-6-7z', // a lozenge
  green: 'M12 4.5q6 5 0 14.5-6-9.5 0-14.5zM6 9q4 1 5 6-5-1-5-6zM18 9q-4 1-5 6 5-1 5-6z', // leaves
  blue: 'M5 9q3.5-4 7 0t7 0v3.5q-3.5 4-7 0t-7 0zM5 15.5q3.5-4 7 0t7 0V19q-3.5 4-7 0t-7 0z', // waves
  purple: 'M10 5h4v5h5v4h-5v5.5h-4V14H5v-4h5z', // a cross
  white: 'M14 5a7 7 0 1 0 4 11A6 6 0 0 1 14 5z', // a moon
  grey: 'M7 19v-7H5V6h3v2h2.5V6h3v2H16V6h3v6h-2v7h-3.5v-4h-3v4z', // a tower
}
