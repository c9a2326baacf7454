### Playing in the terminal: prompts, commands, notices.

## The screen

terminal-news = What has happened
terminal-news-earlier =
    { $count ->
        [one] … and { $count } thing before that: { command-log }
       *[other] … and { $count } things before that: { command-log }
    }
terminal-offers = Offers on the table
terminal-hint = A number, or several: 1 1 3 · { command-rule } the rule · { command-help } · { command-quit }
terminal-hint-draft = A number, or several: 1 1 3 · { command-back } · { command-rule } the rule · { command-help } · { command-quit }
terminal-hint-legend = { $hint } · { $legend }
terminal-prompt = { "> " }
terminal-prompt-timed = { $time } { "> " }
terminal-promise-words = What is promised, in your own words? (Enter for none)
terminal-amount = { $question } ({ $least } to { $most })
terminal-silence = say nothing
    .row = Or

## Commands: the word to type; `.does` says what for

command-help = help
    .does = shows this list
command-rules = rules
    .does = shows the chapters of the rules
command-log = log
    .does = tells everything you have seen since the start
command-table = table
    .does = shows the table again (so does an empty line)
command-back = back
    .does = takes back the last step of what you are putting together
command-quit = quit
    .does = leaves the game; the record lets you go on later
command-piles = piles
    .does = shows both discard piles whole
command-map = map
    .does = shows the forest and every band: who leads, what was agreed
command-convoys = convoys
    .does = shows the convoys, and the bands that wait for them
command-deals = deals
    .does = shows the deals struck in this inspection
command-promises = promises
    .does = shows who promised what, and what became of it
command-rule = ?
    .does = the rules behind your present choices
command-rule-choice = ? 3
    .does = the rule behind choice 3
command-rule-number = ? { $rule }
    .does = any rule, by its number
command-number = 3
    .does = choice 3
command-numbers = 1 1 3
    .does = several choices, one after the other
command-coins = c 12
    .does = the first choice that asks for a number, here 12
command-words = { $words }
    .does = the game’s own words, separated by commas
terminal-help-title = What you can type

## Notices

terminal-not-understood = “{ $found }” is neither a choice, a command nor a move. Type { command-help } for a list.
terminal-no-such-choice = There is no choice { $found }: type a number from 1 to { $most }.
terminal-no-amount = There is nothing to count here.
terminal-bad-amount = Type a number from { $least } to { $most }.
terminal-no-such-rule = There is no rule { $found }. Rules have numbers such as { $example }.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-taken-back = Taken back.
terminal-forbidden = Not allowed by { $rule }, “{ $title }”: { $text }
terminal-time-is-up = Your time is up.
terminal-rule = { $rule }  { $title }
terminal-rules-title = The rules by chapter
terminal-rules-more = Type { command-rule } { $example } for a chapter, { command-rule } { $rule } for a rule, { command-rule } for the rules behind your choices.
terminal-no-rule = No rule of the booklet is behind this.
terminal-log-title = Everything you have seen
terminal-paused = The game is kept. To go on: { $command }
terminal-over = The record is in { $path }.
terminal-character = { $name } is { $character }.
terminal-said = { $name }: “{ $chat }”
terminal-replaced = { $name } was replaced by a simpler bot ({ $fault }).
terminal-not-loaded = { $name } was a bot of your own, { $bot }. A bot of level { $level } sits in; to load yours, go on with --level { $bot }.
terminal-ask-plain = Your move.
