# Bots: their levels and their characters.

level-novice = novice
level-merchant = merchant
level-rogue = rogue
level-robin = Robin

character-even = even-tempered
character-cautious = cautious
character-bold = bold
character-greedy = greedy
character-honest = honest
character-vengeful = vengeful
character-sly = sly

## Why a bot of somebody else did something, in its own words

why-own-words = { $reason }
