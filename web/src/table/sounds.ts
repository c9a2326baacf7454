// Short sounds made on the spot with WebAudio: no file is loaded. Off means off.
import { saved } from '../wire/saved.svelte'

export type Sound = 'card' | 'coin' | 'bag' | 'gavel' | 'bell' | 'horn' | 'tick' | 'win' | 'lose' | 'step' | 'seal' | 'offer' | 'chime'

/** A tone glides from one pitch to another and fades; noise is filtered around its pitch. */
export interface Voice {
  at: number // seconds
  pitch: number // hertz
  to?: number
  long: number
  loud: number
  shape: OscillatorType | 'noise'
  rise?: number // seconds until it is loudest; at once if left out
}

export const tone = (at: number, pitch: number, long: number, loud = 0.12, shape: OscillatorType = 'sine', to?: number): Voice => ({
  at,
  pitch,
  long,
  loud,
  shape,
  ...(to ? { to } : {}),
})
export const rustle = (at: number, pitch: number, long: number, loud = 0.2): Voice => ({ at, pitch, long, loud, shape: 'noise' })

const SCORES: Record<Sound, Voice[]> = {
  card: [rustle(0, 2600, 0.07, 0.25)],
  coin: [tone(0, 1900, 0.12, 0.07, 'triangle'), tone(0.07, 2500, 0.25, 0.07, 'triangle')],
  bag: [rustle(0, 500, 0.18, 0.35), rustle(0.1, 900, 0.12, 0.2)],
  gavel: [tone(0, 180, 0.12, 0.3, 'triangle', 70), rustle(0, 700, 0.05, 0.3)],
  bell: [tone(0, 880, 0.5, 0.1), tone(0.14, 1174, 0.7, 0.1)],
  horn: [tone(0, 220, 0.5, 0.08, 'sawtooth', 330), tone(0.3, 330, 0.6, 0.08, 'sawtooth')],
  tick: [tone(0, 1200, 0.04, 0.08, 'square')],
  win: [523, 659, 784, 1046].map((pitch, at) => tone(at * 0.14, pitch, 0.5, 0.1, 'triangle')),
  lose: [392, 349, 294].map((pitch, at) => tone(at * 0.2, pitch, 0.5, 0.08, 'triangle')),
  step: [rustle(0, 300, 0.06, 0.3)],
  offer: [tone(0, 660, 0.16, 0.14, 'triangle'), tone(0.16, 880, 0.16, 0.14, 'triangle'), tone(0.32, 1320, 0.4, 0.12, 'triangle')],
  chime: [784, 1046, 1318].map((pitch, at) => tone(at * 0.09, pitch, 0.35, 0.1)),
  seal: [tone(0, 140, 0.15, 0.25, 'sine', 90), rustle(0.02, 1200, 0.06, 0.12)],
}

const REST = 2_000 // milliseconds of silence after which the device sleeps: one that is awake costs power

let context: AudioContext | null = null
let isAllowed = false // to sound; from then on also without a touch
let rest: ReturnType<typeof setTimeout> | undefined

/** Browsers let a page sound only after a touch: the first one wakes the sound up. */
export function wakeSound(): void {
  if (isAllowed || typeof AudioContext === 'undefined') return
  const device = (context ??= new AudioContext())
  void device.resume().then(() => {
    isAllowed = true
    restAfter(device, 0)
  })
}

export function sound(name: Sound): void {
  perform(SCORES[name])
}

export function perform(score: readonly Voice[]): void {
  if (!saved.preferences.sound || !context || !isAllowed) return
  void context.resume() // its time stands still while it sleeps: what is sung meanwhile is heard when it is awake
  for (const voice of score) sing(context, voice)
  restAfter(context, Math.max(...score.map(({ at, long }) => at + long)))
}

function restAfter(on: AudioContext, seconds: number): void {
  clearTimeout(rest)
  rest = setTimeout(() => void on.suspend(), seconds * 1000 + REST)
}

function sing(on: AudioContext, voice: Voice): void {
  const start = on.currentTime + voice.at
  const end = start + voice.long
  const volume = on.createGain()
  volume.gain.setValueAtTime(voice.rise ? 0.0001 : voice.loud, start)
  if (voice.rise) volume.gain.exponentialRampToValueAtTime(voice.loud, start + voice.rise)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(on.destination)
  const source = voice.shape === 'noise' ? noise(on, voice, volume) : oscillator(on, voice, volume)
  source.start(start)
  source.stop(end)
}

function oscillator(on: AudioContext, voice: Voice, volume: GainNode): AudioScheduledSourceNode {
  const source = on.createOscillator()
  source.type = voice.shape as OscillatorType
  source.frequency.setValueAtTime(voice.pitch, on.currentTime + voice.at)
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, on.currentTime + voice.at + voice.long)
  source.connect(volume)
  return source
}

function noise(on: AudioContext, voice: Voice, volume: GainNode): AudioScheduledSourceNode {
  const source = on.createBufferSource()
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * voice.long), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  source.buffer = buffer
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = voice.pitch
  source.connect(filter).connect(volume)
  return source
}
