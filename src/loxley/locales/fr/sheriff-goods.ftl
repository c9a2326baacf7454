### Sheriff of Nottingham : les Marchandises. La valeur est le nom tel qu’il se lit après un nombre : « 3 pommes », « 1 rouleau de soie ».

## Genres

kind-legal = Marchandise Légale
kind-contraband = Contrebande
kind-royal = Marchandise Royale
kind-promo = Cartes promo

## Marchandises Légales

good-apple =
    { $count ->
        [one] pomme
       *[other] pommes
    }
    .title = Pommes
    .one = une pomme
    .kind = { kind-legal }

good-cheese =
    { $count ->
        [one] fromage
       *[other] fromages
    }
    .title = Fromage
    .one = un fromage
    .kind = { kind-legal }

good-bread =
    { $count ->
        [one] pain
       *[other] pains
    }
    .title = Pain
    .one = un pain
    .kind = { kind-legal }

good-chicken =
    { $count ->
        [one] poulet
       *[other] poulets
    }
    .title = Poulet
    .one = un poulet
    .kind = { kind-legal }

## Contrebande

good-pepper =
    { $count ->
        [one] sac de poivre
       *[other] sacs de poivre
    }
    .title = Poivre
    .one = un sac de poivre
    .kind = { kind-contraband }

good-mead =
    { $count ->
        [one] tonnelet d’hydromel
       *[other] tonnelets d’hydromel
    }
    .title = Hydromel
    .one = un tonnelet d’hydromel
    .kind = { kind-contraband }

good-silk =
    { $count ->
        [one] rouleau de soie
       *[other] rouleaux de soie
    }
    .title = Soie
    .one = un rouleau de soie
    .kind = { kind-contraband }

good-crossbow =
    { $count ->
        [one] arbalète
       *[other] arbalètes
    }
    .title = Arbalète
    .one = une arbalète
    .kind = { kind-contraband }

## Marchandises Royales

good-green-apple =
    { $count ->
        [one] pomme granny
       *[other] pommes granny
    }
    .title = Pommes Granny
    .one = une pomme granny
    .kind = { kind-royal }

good-golden-apple =
    { $count ->
        [one] pomme golden
       *[other] pommes golden
    }
    .title = Pommes Golden
    .one = une pomme golden
    .kind = { kind-royal }

good-gouda =
    { $count ->
        [one] gouda
       *[other] goudas
    }
    .title = Gouda
    .one = un gouda
    .kind = { kind-royal }

good-blue-cheese =
    { $count ->
        [one] bleu
       *[other] bleus
    }
    .title = Bleu
    .one = un bleu
    .kind = { kind-royal }

good-rye-bread =
    { $count ->
        [one] pain de seigle
       *[other] pains de seigle
    }
    .title = Pain de Seigle
    .one = un pain de seigle
    .kind = { kind-royal }

good-pumpernickel =
    { $count ->
        [one] pain noir
       *[other] pains noirs
    }
    .title = Pain Noir
    .one = un pain noir
    .kind = { kind-royal }

good-royal-rooster =
    { $count ->
        [one] coq royal
       *[other] coqs royaux
    }
    .title = Coq Royal
    .one = un coq royal
    .kind = { kind-royal }

## Cartes promo

good-arcane-scrolls =
    { $count ->
        [one] parchemin des arcanes
       *[other] parchemins des arcanes
    }
    .title = Parchemins des Arcanes
    .one = un parchemin des arcanes
    .kind = { kind-promo }

good-feast-plate =
    { $count ->
        [one] plat de festin
       *[other] plats de festin
    }
    .title = Plat de Festin
    .one = un plat de festin
    .kind = { kind-promo }

good-royal-summons =
    { $count ->
        [one] convocation royale
       *[other] convocations royales
    }
    .title = Convocation Royale
    .one = une convocation royale
    .kind = { kind-promo }
