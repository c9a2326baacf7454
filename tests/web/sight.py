"""Measures whether all that can be done now lies inside the window and under nothing."""

from tests.web.clicking import Album, Clicker, Look, play_on

# What is not in sight: outside of the window, or with something else over its middle. Words that hover count as
# something, though a click goes through them; what one finger can miss counts on screens that are touched. What only
# shows something (`data-look`) is no choice.
LOST = """() => {
  const table = document.querySelector('[data-phase]')
  if (table === null) return ['no table'] // the game has come to its end meanwhile
  const prompt = document.querySelector('.prompt')
  const hand = document.querySelector('[data-guide=hand]')
  const touched = matchMedia('(pointer: coarse)').matches
  const sky = [...document.querySelectorAll('.sky p')]
  for (const each of sky) each.style.pointerEvents = 'auto'
  const staged = [...document.querySelectorAll('.moment')] // goes at a click, or by itself
  for (const each of staged) each.style.display = 'none'
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
  const called = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 60)
  const lost = []
  const look = (each, name, small) => {
    const box = each.getBoundingClientRect()
    const at = [box.x, box.y, box.right, box.bottom].map(Math.round).join(' ')
    if (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2) {
      lost.push(`outside: ${name} ${at}`)
      return
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (over === null || !(each.contains(over) || over.contains(each))) {
      lost.push(`covered: ${name} ${at} by ${over?.outerHTML.slice(0, 80)}`)
    } else if (small && touched && Math.min(box.width, box.height) < 43.5) {
      lost.push(`small: ${name} ${at}`)
    }
  }
  const overlay = table.querySelector('dialog[open]')
  if (overlay) look(overlay, 'the overlay')
  else look(prompt, 'the prompt')
  if (hand && !overlay) look(hand, 'the hand')
  const choices = [...(overlay ?? table).querySelectorAll('button, input, select, summary, [role=button]')].filter(
    (each) => shown(each) && !each.matches('[data-look], [aria-disabled=true], :disabled'),
  )
  if (choices.length === 0) lost.push('no choice')
  for (const each of choices) look(each, called(each), true)
  for (const each of sky) each.style.pointerEvents = ''
  for (const each of staged) each.style.display = ''
  return lost
}"""


class Sight:
    """Looks at each decision of people once what moves has come to rest, each in windows of several sizes.

    A game is played in the first size of each; the others have the same parts, since what is opened in one must stay.
    """

    def __init__(self, sizes: dict[Clicker, list[tuple[int, int]]]) -> None:
        self._sizes = sizes
        self._decided: dict[Clicker, str] = {}
        self.lost: dict[str, list[str]] = {}  # what was not in sight, by decision and size
        self.decisions = {size: 0 for each in sizes.values() for size in each}  # that were measured
        for player, wanted in sizes.items():
            player.person.resize(wanted[0])

    def is_over(self, seen: list[Look]) -> bool:
        """Look at what each of them sees; is the game over for all?"""
        for (player, sizes), look in zip(self._sizes.items(), seen, strict=True):
            decision = f"{look.phase}: {look.told} {look.counts}"
            if look.asked and not look.busy and not look.over and decision != self._decided.get(player):
                self._decided[player] = decision
                for size in sizes:
                    self._measure(player, decision, size)
                player.person.resize(sizes[0])
        return all(look.over for look in seen)

    def _measure(self, player: Clicker, decision: str, size: tuple[int, int]) -> None:
        player.person.resize(size)
        player.person.settle()
        before = player.look()
        if not before.asked:  # it was decided meanwhile
            return
        lost = player.page.evaluate(LOST)
        if lost and player.look() != before:  # it was decided while it was measured
            return
        self.decisions[size] += 1
        if lost:
            self.lost.setdefault(f"{size} {decision}", lost)


def play_whole_game(sizes: dict[Clicker, list[tuple[int, int]]], name: str) -> None:
    """To its end, by clicks: every decision is in sight in windows of all sizes, each phase has a picture."""
    players, sight = list(sizes), Sight(sizes)
    album = Album(players, name)

    def is_over(seen: list[Look]) -> bool:
        album.look(seen)
        return sight.is_over(seen)

    play_on(players, is_over)
    assert sight.lost == {}, sight.lost
    assert min(sight.decisions.values()) > 10
