// How fast bots are, and how long they wait for people who may still bargain: what a table may choose.
export const SPEEDS = ['slow', 'normal', 'fast']
export const TALKS = ['brisk', 'usual', 'calm', 'none']
