// Short sounds made on the spot with WebAudio: no file is loaded.
export type Sound = 'card' | 'coin' | 'bag' | 'gavel' | 'bell' | 'horn' | 'tick' | 'win' | 'lose' | 'step' | 'seal'
