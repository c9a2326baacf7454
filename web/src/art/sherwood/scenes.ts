// What each convoy looks like on the road: who or what travels, what it carries, whose banner it bears.
export type Travels = 'walker' | 'rider' | 'cart' | 'wagon' | 'cage' | 'coach' | 'chain'
export type Cargo = '' | 'lute' | 'staff' | 'sacks' | 'cloth' | 'scroll' | 'barrels' | 'wool' | 'gold' | 'chest' | 'spice' | 'captive'
export type Banner = '' | 'church' | 'crown' | 'noble' | 'law'

export type Scene = [Travels, Cargo, Banner]

export const SCENES: Record<string, Scene> = {
  a01: ['walker', 'lute', ''],
  a02: ['walker', 'staff', ''],
  a03: ['cart', 'sacks', ''],
  a04: ['rider', '', 'noble'],
  a05: ['walker', 'sacks', ''],
  a06: ['cart', 'cloth', ''],
  a07: ['walker', 'captive', 'law'],
  a08: ['rider', 'scroll', 'law'],
  a09: ['cart', 'barrels', ''],
  a10: ['rider', 'chest', ''],
  a11: ['rider', 'captive', 'law'],
  a12: ['chain', 'captive', 'law'],
  a13: ['wagon', 'sacks', ''],
  a14: ['rider', '', 'crown'],
  a15: ['cage', 'captive', ''],
  a16: ['coach', '', 'church'],
  a17: ['wagon', 'wool', ''],
  a18: ['coach', '', 'noble'],
  a19: ['cage', 'captive', 'law'],
  a20: ['cart', 'gold', ''],
  a21: ['chain', 'captive', ''],
  a22: ['cage', 'captive', 'noble'],
  b01: ['rider', 'chest', 'law'],
  b02: ['wagon', 'spice', ''],
  b03: ['chain', 'captive', 'noble'],
  b04: ['cart', 'chest', ''],
  b05: ['cage', 'captive', ''],
  b06: ['wagon', 'chest', ''],
  b07: ['chain', 'captive', 'law'],
  b08: ['rider', '', 'noble'],
  b09: ['wagon', 'sacks', 'church'],
  b10: ['coach', 'scroll', 'law'],
  b11: ['cage', 'captive', 'law'],
  b12: ['wagon', 'chest', 'crown'],
  b13: ['rider', 'captive', 'noble'],
  b14: ['coach', 'chest', 'noble'],
  b15: ['chain', 'captive', 'crown'],
  b16: ['wagon', 'gold', 'church'],
  b17: ['coach', 'staff', 'church'],
  b18: ['wagon', 'gold', ''],
  b19: ['wagon', 'cloth', 'noble'],
  b20: ['chain', 'captive', 'law'],
  b21: ['wagon', 'gold', 'crown'],
  b22: ['rider', 'scroll', 'crown'],
  b23: ['coach', 'gold', 'crown'],
}

/** A convoy of a replaced box: something fitting for its strength and loot. */
export function sceneOf(card: string, strength: number, companions: number): Scene {
  return SCENES[card] ?? [companions ? 'cage' : strength > 9 ? 'coach' : strength > 4 ? 'wagon' : 'cart', 'chest', '']
}
