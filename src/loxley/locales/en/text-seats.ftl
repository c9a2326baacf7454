### Seats that are played in text, by language models: how to answer, and what was wrong with an answer.

text-you = You play { $name }. The others, with the numbers of their seats: { $others }.
text-how = Answer with one line: moves in words, separated by commas, or the numbers of choices (a choice that asks for an amount takes it as the next number). What you plan for after a draw may follow in the same line; it is played if it is allowed then.
text-how-sheriff-market = A whole market: aside 2 apples, draw left, draw deck, lay left 2 apples. To keep your cards: done.
text-how-sheriff-loading = A whole bag and what you will say of it: pack 3 apples, silk, close, declare apple.
text-how-sheriff-inspection = A whole offer: to NAME, offer 5 coins, want wave me, post. The Sheriff may decide about several bags in one line.
text-how-sherwood-planning = A whole sheet: hide 4, bring me 2, bring NAME 2, post. On your own: hide 4, bring me 3, alone.
text-not-understood = “{ $found }” is no move and no choice. Answer with one line, such as the choices show.
text-empty = The answer is empty. Answer with one line of moves or numbers.
text-amount = { $question } Add a number from { $least } to { $most } to the same line.
text-unfinished =
    { $more ->
        [0] This is not finished: { $begun }. Write all of it in one line; next may come: { $listed }.
       *[other] This is not finished: { $begun }. Write all of it in one line; next may come: { $listed } and { $more } others.
    }
text-default = None of { $tries } answers could be played: the house plays the plainest move.
text-nothing-asked = Nothing is asked of this seat now.
agent-answered = { $name }: { $answer }
agent-problem = Refused: { $problem }
agent-over =
    { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, { $refused } of them refused; the house played { $defaults } times.

## The tools of `loxley mcp`

text-mcp = Loxley plays three table games of bluff and bargain. Begin with new_game, or join_table for a seat at a live table; then answer each question with one line. rules has the rules.
text-mcp-games = The games, how many play them, and the levels of their bots.
text-mcp-rules = The rules of a game as one text; with a number such as SH-4.9 one rule.
text-mcp-new-game = Begin a game against bots, in the first seat; returns the first question. A game that goes on is left.
text-mcp-join-table = Take a free seat at a live table by its link.
text-mcp-look = What is asked now. At a live table it waits a moment.
text-mcp-answer = Answer the question with one line of moves or numbers; returns the next question, or what was wrong.
text-waiting = Others are thinking. Look again.
text-over = The game is over.
text-no-game = No game goes on. Begin one with new_game, or take a seat with join_table.
