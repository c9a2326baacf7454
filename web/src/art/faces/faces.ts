// The faces of the house, put together from parts: skin, hair, what is on the head, a beard. All are drawn here.

export const MOODS = ['neutral', 'glad', 'angry', 'sly', 'worried', 'applause', 'sleepy'] as const
export type Mood = (typeof MOODS)[number]

/** A filled shape in a square of 64; `stroke` draws its line instead. */
export interface Part {
  d: string
  fill?: string
  stroke?: string
}

export interface Face {
  skin: string
  behind: Part[] // the head
  above: Part[] // before it
}

const SHORT = 'M18 31C16 18 24 12 32 12s16 6 14 19c-2-7-6-10-14-10s-12 3-14 10Z'
const LONG = 'M17 29c-3 18 0 24 3 27h24c3-3 6-9 3-27Z'
const BOWL = 'M17 33C14 16 24 10 32 10s18 6 15 23l-4-1v-7H21v7Z'
const BEARD = 'M19 33c0 13 6 18 13 18s13-5 13-18c-3 4-5 5-9 5h-8c-4 0-6-1-9-5Z'
const GOATEE = 'M28 43c0 6 8 6 8 0Z'
const MOUSTACHE = 'M25 38.500c3-2 6-2 7 0 1-2 4-2 7 0-3 2-6 2-7 1-1 1-4 1-7-1Z'

export const FACES: Record<string, Face> = {
  lady: {
    skin: '#f0c9a4',
    behind: [{ d: LONG, fill: '#8a4a1f' }],
    above: [
      { d: SHORT, fill: '#9c5626' },
      { d: 'M18 25c8-5 20-5 28 0', stroke: '#e7b94c' },
      { d: 'M32 19l2.500 3-2.500 3-2.500-3Z', fill: '#b3302c' },
    ],
  },
  outlaw: {
    skin: '#e8b78e',
    behind: [{ d: 'M13 40C9 16 22 6 33 6c14 0 21 14 18 34Z', fill: '#2f5a3a' }],
    above: [
      { d: 'M14 38C12 17 24 10 32 10s20 7 18 28h-4c1-12-4-19-14-19S17 26 18 38Z', fill: '#3c7049' },
      { d: GOATEE, fill: '#6b3d1c' },
      { d: MOUSTACHE, fill: '#6b3d1c' },
    ],
  },
  friar: {
    skin: '#eec09a',
    behind: [{ d: 'M16 46c-2 6 2 9 16 9s18-3 16-9Z', fill: '#5b3d24' }],
    above: [
      { d: 'M18 33c-3-9-1-16 4-17-1 6-2 10-2 17Zm28 0c3-9 1-16-4-17 1 6 2 10 2 17Z', fill: '#6b4a2c' },
      { d: 'M24 17c5-3 11-3 16 0', stroke: '#6b4a2c' },
    ],
  },
  minstrel: {
    skin: '#f2d0ae',
    behind: [{ d: 'M18 29c-2 10-1 16 2 19h24c3-3 4-9 2-19Z', fill: '#c79a3b' }],
    above: [
      { d: 'M15 23C15 11 30 6 42 10c8 3 8 11 4 14-10-5-20-5-28 0Z', fill: '#6b4a86' },
      { d: 'M40 12C46 4 52 3 57 4c-2 6-8 10-15 11Z', fill: '#93c4e0' },
    ],
  },
  archer: {
    skin: '#d9a273',
    behind: [{ d: SHORT, fill: '#33261a' }],
    above: [
      { d: SHORT, fill: '#3a2c1f' },
      { d: 'M16 24C17 12 29 8 40 11l13 6-6 7c-10-4-21-4-31 0Z', fill: '#3d6329' },
      { d: 'M38 12c2-6 7-10 13-10-1 5-4 10-9 12Z', fill: '#97291f' },
    ],
  },
  miller: {
    skin: '#efc4a0',
    behind: [],
    above: [
      { d: 'M19 30c-1-5 1-8 3-9h20c2 1 4 4 3 9-2-3-4-4-5-5H24c-1 1-3 2-5 5Z', fill: '#d8b25c' },
      { d: 'M22 18c1-8 6-11 10-11s9 3 10 11Z', fill: '#e6cf8e' },
      { d: 'M9 21c8-6 38-6 46 0-8 5-38 5-46 0Z', fill: '#d9bd6d' },
      { d: MOUSTACHE, fill: '#b98d3c' },
    ],
  },
  innkeeper: {
    skin: '#f0c3a2',
    behind: [{ d: 'M16 34c-1 9 1 13 4 15h24c3-2 5-6 4-15Z', fill: '#b1572b' }],
    above: [
      { d: 'M19 31c0-6 4-10 13-10s13 4 13 10c-3-4-6-6-13-6s-10 2-13 6Z', fill: '#b1572b' },
      { d: 'M16 26C15 13 24 9 32 9s17 4 16 17c-9-6-23-6-32 0Z', fill: '#f3ead6' },
      { d: 'M16 25c10-5 22-5 32 0', stroke: '#b3302c' },
    ],
  },
  page: {
    skin: '#f4d3b3',
    behind: [],
    above: [{ d: BOWL, fill: '#b9802f' }],
  },
  smith: {
    skin: '#c98d62',
    behind: [],
    above: [
      { d: BEARD, fill: '#6b5138' },
      { d: 'M17 26c0-10 6-15 15-15s15 5 15 15c-8-4-22-4-30 0Z', fill: '#97332f' },
      { d: 'M45 24l9 4-3 3 3 4-9-5Z', fill: '#7a2823' },
    ],
  },
  knight: {
    skin: '#ecc19b',
    behind: [{ d: 'M15 44c-2 8 3 12 17 12s19-4 17-12Z', fill: '#8b929c' }],
    above: [
      { d: 'M16 35C14 15 22 8 32 8s18 7 16 27h-5v-9h-8v10h-6V26h-8v9Z', fill: '#9aa2ad' },
      { d: 'M32 8v18', stroke: '#6c747f' },
    ],
  },
  abbess: {
    skin: '#f1cdac',
    behind: [{ d: 'M13 56C7 26 17 7 32 7s25 19 19 49Z', fill: '#3c4350' }],
    above: [{ d: 'M17 50C12 26 19 11 32 11s20 15 15 39l-4-3c4-10 4-27-11-27S17 37 21 47Z', fill: '#f6f1e4' }],
  },
  tinker: {
    skin: '#dba77c',
    behind: [{ d: 'M18 30c-3 8-1 12 1 14h26c2-2 4-6 1-14Z', fill: '#6c747f' }],
    above: [
      { d: 'M17 26L31 4l16 22c-9-5-21-5-30 0Z', fill: '#b5791c' },
      { d: BEARD, fill: '#8b929c' },
    ],
  },
}

const EYES = 'M24.300 30.500a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0Zm12 0a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0Z'
const INK = '#2b2118'

/** What a mood makes of any face: brows, eyes, mouth, and a sign beside it. */
export const FEATURES: Record<Mood, Part[]> = {
  neutral: [
    { d: 'M22.500 26q3-1.500 6 0M35.500 26q3-1.500 6 0', stroke: INK },
    { d: EYES, fill: INK },
    { d: 'M28 41.500q4 1.200 8 0', stroke: INK },
  ],
  glad: [
    { d: 'M22.500 24.500q3-2.500 6 0M35.500 24.500q3-2.500 6 0', stroke: INK },
    { d: 'M23.300 31q2.700-3.500 5.400 0M35.300 31q2.700-3.500 5.400 0', stroke: INK },
    { d: 'M26 39.500q6 8 12 0Z', fill: '#7a2823' },
    { d: 'M27.500 40.500h9l-1.300 1.500h-6.400Z', fill: '#fff8ea' },
  ],
  angry: [
    { d: 'M22 24.500l6.500 3M42 24.500l-6.500 3', stroke: INK },
    { d: EYES, fill: INK },
    { d: 'M27.500 43.500q4.500-4 9 0', stroke: INK },
  ],
  sly: [
    { d: 'M22.500 27.500l6-.5M35.500 24.500q3-2.500 6 .5', stroke: INK },
    { d: 'M23.300 30.500h5.400', stroke: INK },
    { d: 'M36.300 30.500a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0Z', fill: INK },
    { d: 'M27 41q6 3 10-1.800', stroke: INK },
  ],
  worried: [
    { d: 'M22.500 27l6-2.500M41.500 27l-6-2.500', stroke: INK },
    { d: EYES, fill: INK },
    { d: 'M27.500 42.500q2.250-2.500 4.500 0t4.500 0', stroke: INK },
    { d: 'M47 20c3 4 3 7 0 7s-3-3 0-7Z', fill: '#5fa8d3' },
  ],
  applause: [
    { d: 'M22.500 24.500q3-2.500 6 0M35.500 24.500q3-2.500 6 0', stroke: INK },
    { d: 'M23.300 31q2.700-3.500 5.400 0M35.300 31q2.700-3.500 5.400 0', stroke: INK },
    { d: 'M26 39.500q6 8 12 0Z', fill: '#7a2823' },
    { d: 'M6 50l4 4M5 57h5M13 46l1 5M58 50l-4 4M59 57h-5M51 46l-1 5', stroke: '#e7b94c' },
  ],
  sleepy: [
    { d: 'M22.500 26q3-1 6 0M35.500 26q3-1 6 0', stroke: INK },
    { d: 'M23.300 30q2.700 2.500 5.400 0M35.300 30q2.700 2.500 5.400 0', stroke: INK },
    { d: 'M29 42a3 2.500 0 1 0 6 0 3 2.500 0 1 0-6 0Z', fill: '#7a2823' },
    { d: 'M49 10h6l-6 7h6', stroke: '#2a5673' },
  ],
}
