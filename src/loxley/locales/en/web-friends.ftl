### What friends do around a game: faces, phrases, other devices, the big screen.

## Looks

friends-look-portrait = Portrait
friends-look-colour = Colour
friends-look-taken = somebody else has it here
friends-portrait-lady = lady
friends-portrait-outlaw = outlaw
friends-portrait-friar = friar
friends-portrait-minstrel = minstrel
friends-portrait-archer = archer
friends-portrait-miller = miller
friends-portrait-innkeeper = innkeeper
friends-portrait-page = page
friends-portrait-smith = smith
friends-portrait-knight = knight
friends-portrait-abbess = abbess
friends-portrait-tinker = tinker
friends-colour-crimson = crimson
friends-colour-river = river blue
friends-colour-leaf = leaf green
friends-colour-plum = plum
friends-colour-amber = amber
friends-colour-slate = slate
friends-colour-rose = rose
friends-colour-teal = teal

## Talk

friends-phrases = Quick phrases
friends-emotes = Faces

## Who is there

friends-present = At the table
friends-watching = watching
friends-away = away
friends-here = here
friends-nameless =
    { $count ->
        [one] and one more watching
       *[other] and { $count } more watching
    }
friends-screens =
    { $count ->
        [one] one big screen
       *[other] { $count } big screens
    }
friends-secret-bots = Keep the characters of bots secret until the end

## The lobby

friends-stand = Stand up
friends-freed = The host has freed your seat. You can take another one, or stay and watch.
friends-settings = Clock and options
friends-settings-change = Change clock and options
friends-settings-save = Save
friends-think-none = No time limit

## Another device

friends-device = Go on with another device
friends-device-text = Scan this code with the other device, or open the link there. It works once, within 15 minutes. Whoever has it has your seat: show it to nobody else.
friends-device-gone = Your seat has moved to another device. This one no longer plays.

## A late friend

friends-ask = Play for { $name }
friends-ask-about = Ask the host for a bot’s seat:
friends-asked = You have asked for { $name }’s seat. The host will answer.
friends-asks = { $name } would like to play on in { $bot }’s seat.
friends-let = Let them
friends-let-not = Not now
friends-unask = Never mind

## The host is gone

friends-resume-alone = The host is away: you may go on.
friends-host-now = You are the host now.

## Another game

friends-rematch-asked =
    { $count ->
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
friends-rematch-yes = I am in
friends-rematch-no = Not now
friends-rematch-waits = Waiting for { $names }.
friends-rematch-now = Begin now
friends-rematch-now-about = Bots keep the seats of those who have not said yes.
friends-rematch-said-no =
    { $count ->
        [one] { $names } is not playing again. A bot keeps the seat.
       *[other] { $names } are not playing again. Bots keep their seats.
    }

## The big screen

friends-screen = Show on a big screen
friends-screen-about = Open this on a television or a laptop that everybody sees. Phones are then hands of cards only.
friends-screen-title = Big screen
friends-screen-join = Join with your phone
friends-screen-wait = The host begins when everybody is there.
friends-screen-full = Full screen
friends-screen-key = This link does not lead to the table any more. Open the big screen again from a device at the table.
friends-hand-count = The count is on the big screen.
friends-hand-off = Show everything here
friends-hand-on = Only my hand here

## Replay

