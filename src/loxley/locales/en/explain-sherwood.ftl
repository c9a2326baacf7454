### Sherwood Forest: what the things on the table say of themselves. Loaded with the first explanation.

explain-sherwood-looked = Looked at by { $names }.
explain-sherwood-meets = From { $route } it meets the hideouts { $hideouts }, in this order.
explain-sherwood-roads = Carts from and to { $towns } pass here.
explain-sherwood-convoy = card { $slot } ({ $route }, strength { $strength })
explain-sherwood-passing = Of the convoys you know, these pass: { $convoys }.
explain-sherwood-none-passing = None of the convoys you know passes here.
explain-sherwood-red = Red hideouts: at the end of a round, whoever has the most raiders in them brings one down from the oak.
explain-sherwood-gold = It pays for equipment and raiders, and turns into glory at the church. With more than five you must give some there.
explain-sherwood-camp = Raiders still to be placed this round. When all camps are empty, the raids begin.
explain-sherwood-oak = Raiders on the great oak are not in play. They come down at the market, or as companions in the loot.
explain-sherwood-glory = Whoever has the most at the end wins. Everybody in a band gains the full glory of its raid.
explain-sherwood-hand = Equipment, known to its owner. At most three can be bought; in a raid, each raider can carry one card.
explain-sherwood-claims = Claims about convoys: what proved true or false
explain-sherwood-loot = A band of one takes everything. In an alliance the leader deals it out, one part to each in turn; whoever has as many parts as raiders drops out.
explain-sherwood-companions = Each one brings a raider down from the oak of whoever gets it.
