# Bots: their levels and their characters.

level-novice = novice
level-merchant = marchand
level-rogue = filou
level-robin = Robin

character-even = d’humeur égale
character-cautious = prudent
character-bold = téméraire
character-greedy = cupide
character-honest = honnête
character-vengeful = rancunier
character-sly = rusé

## Les raisons d’un bot venu d’ailleurs, avec ses propres mots

why-own-words = { $reason }
