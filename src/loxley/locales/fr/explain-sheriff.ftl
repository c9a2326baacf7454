### Sheriff of Nottingham : ce que disent d’elles-mêmes les choses de la table. Chargé avec la première explication.

explain-sheriff-figures = Valeur { $value }, Pénalité { $penalty }.
explain-sheriff-titles = À la fin, qui en a le plus gagne { $king } comme Roi, le deuxième { $queen } comme Reine.
explain-sheriff-counts-as = Pour le Roi et la Reine, elle compte pour { $goods }.
explain-sheriff-legal = Vous pouvez la déclarer. Sur votre Étal, elle compte sa Valeur ; dans une Besace ouverte, une carte qui n’est pas ce que vous avez déclaré coûte sa Pénalité.
explain-sheriff-contraband = On ne peut pas la déclarer. Si elle passe, elle reste face cachée sur votre Étal et compte sa Valeur ; si elle est découverte, elle est perdue et coûte sa Pénalité.
explain-sheriff-arcane-scrolls = De la Contrebande. Avec cette carte sur votre Étal à la fin, vous n’êtes ni Roi ni Reine d’aucune Marchandise.
explain-sheriff-feast-plate = De la Contrebande. À la fin, vous choisissez la Marchandise Légale qu’elle devient.
explain-sheriff-royal-summons = De la Contrebande. Dans une Besace ouverte et honnête par ailleurs, ce n’est pas un mensonge, et le Shérif la paie.
explain-sheriff-coins = Tout le monde voit combien vous en avez. Chaque Pièce vaut un point à la fin ; d’ici là, elle paie pots-de-vin et Pénalités.
explain-sheriff-bag =
    { $count ->
        [0] Elle est vide.
        [one] Elle contient une carte.
       *[other] Elle contient { $count } cartes.
    }
explain-sheriff-open = Si tout est conforme, le Shérif paie au propriétaire les Pénalités des cartes. Sinon, ce qui n’était pas déclaré est perdu, et le propriétaire en paie les Pénalités au Shérif. Les pots-de-vin sont refusés.
explain-sheriff-step-aside = Mettre des cartes de côté
explain-sheriff-step-draw = Piocher
explain-sheriff-step-lay = Défausser
explain-sheriff-step-pack = Votre Besace
