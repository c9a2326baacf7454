// The six bands: a colour and a charge each, so that nobody needs the colour to tell them apart.
export interface Colours {
  cloth: string
  charge: string // in a tone that stands off from the cloth
  path: string // of the charge, in a square of 24
}

export const BANDS: Colours[] = [
  { cloth: '#b3302c', charge: '#fff1dc', path: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z' },
  { cloth: '#2c6da3', charge: '#eaf4ff', path: 'M12 2.5L20.5 12 12 21.5 3.5 12z' },
  { cloth: '#e0b13a', charge: '#43300a', path: 'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z' },
  { cloth: '#7a4796', charge: '#f6e6ff', path: 'M15 3a9 9 0 1 0 5.5 14A8 8 0 0 1 15 3z' },
  { cloth: '#e9e4d6', charge: '#46381f', path: 'M12 3l9 17H3z' },
  { cloth: '#3c4350', charge: '#f1f1ec', path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 4.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
]

export const band = (seat: number): Colours => BANDS[seat % BANDS.length]!
