### Sheriff of Nottingham: the goods. The value is the noun as it reads after a number: “3 apples”, “1 bolt of silk”.

## Kinds

kind-legal = Legal goods
kind-contraband = Contraband
kind-royal = Royal goods
kind-promo = Promo cards

## Legal goods

good-apple =
    { $count ->
        [one] apple
       *[other] apples
    }
    .title = Apples
    .one = an apple
    .kind = { kind-legal }

good-cheese =
    { $count ->
        [one] cheese
       *[other] cheeses
    }
    .title = Cheese
    .one = a cheese
    .kind = { kind-legal }

good-bread =
    { $count ->
        [one] loaf of bread
       *[other] loaves of bread
    }
    .title = Bread
    .one = a loaf of bread
    .kind = { kind-legal }

good-chicken =
    { $count ->
        [one] chicken
       *[other] chickens
    }
    .title = Chickens
    .one = a chicken
    .kind = { kind-legal }

## Contraband

good-pepper =
    { $count ->
        [one] sack of pepper
       *[other] sacks of pepper
    }
    .title = Pepper
    .one = a sack of pepper
    .kind = { kind-contraband }

good-mead =
    { $count ->
        [one] cask of mead
       *[other] casks of mead
    }
    .title = Mead
    .one = a cask of mead
    .kind = { kind-contraband }

good-silk =
    { $count ->
        [one] bolt of silk
       *[other] bolts of silk
    }
    .title = Silk
    .one = a bolt of silk
    .kind = { kind-contraband }

good-crossbow =
    { $count ->
        [one] crossbow
       *[other] crossbows
    }
    .title = Crossbow
    .one = a crossbow
    .kind = { kind-contraband }

## Royal goods

good-green-apple =
    { $count ->
        [one] green apple
       *[other] green apples
    }
    .title = Green Apples
    .one = a green apple
    .kind = { kind-royal }

good-golden-apple =
    { $count ->
        [one] golden apple
       *[other] golden apples
    }
    .title = Golden Apples
    .one = a golden apple
    .kind = { kind-royal }

good-gouda =
    { $count ->
        [one] gouda
       *[other] goudas
    }
    .title = Gouda
    .one = a gouda
    .kind = { kind-royal }

good-blue-cheese =
    { $count ->
        [one] blue cheese
       *[other] blue cheeses
    }
    .title = Blue Cheese
    .one = a blue cheese
    .kind = { kind-royal }

good-rye-bread =
    { $count ->
        [one] loaf of rye bread
       *[other] loaves of rye bread
    }
    .title = Rye Bread
    .one = a loaf of rye bread
    .kind = { kind-royal }

good-pumpernickel =
    { $count ->
        [one] loaf of pumpernickel
       *[other] loaves of pumpernickel
    }
    .title = Pumpernickel
    .one = a loaf of pumpernickel
    .kind = { kind-royal }

good-royal-rooster =
    { $count ->
        [one] royal rooster
       *[other] royal roosters
    }
    .title = Royal Rooster
    .one = a royal rooster
    .kind = { kind-royal }

## Promo cards

good-arcane-scrolls =
    { $count ->
        [one] arcane scroll
       *[other] arcane scrolls
    }
    .title = Arcane Scrolls
    .one = an arcane scroll
    .kind = { kind-promo }

good-feast-plate =
    { $count ->
        [one] feast plate
       *[other] feast plates
    }
    .title = Feast Plate
    .one = a feast plate
    .kind = { kind-promo }

good-royal-summons =
    { $count ->
        [one] royal summons
       *[other] royal summonses
    }
    .title = Royal Summons
    .one = a royal summons
    .kind = { kind-promo }
