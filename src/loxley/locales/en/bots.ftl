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
