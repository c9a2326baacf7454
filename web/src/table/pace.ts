// How fast bots are, and how long they wait for people who may still bargain: what a table may choose.
export const SPEEDS = ['slow', 'normal', 'fast']
export const TALKS = ['brisk', 'usual', 'calm', 'none']
export const THINKS = [0, 30, 60, 120, 300, 86_400, 259_200, 604_800] // seconds for each decision; the longest are for games by the day
