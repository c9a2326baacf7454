"""What each request of a connection asks of its table."""

from collections.abc import Callable, Collection
from typing import Any

from loxley.server.messages.requests import (
    AnswerFriend,
    Arrange,
    Asked,
    AskForSeat,
    ChooseLook,
    CloseTable,
    Composing,
    Consent,
    DeclineRematch,
    FreeSeat,
    GiveBack,
    HandOn,
    Lock,
    MoreTime,
    NewDevice,
    NothingToSay,
    Pause,
    Rematch,
    RematchNow,
    Rename,
    Resume,
    Say,
    SayPhrase,
    SetPace,
    Sit,
    Skip,
    Stand,
    Start,
    TakeBack,
)
from loxley.tables import arranging, commands, late_friends, rematches, succession
from loxley.tables.commands import Step
from loxley.tables.patience import COMPOSE, FINISH, MORE_TIME, NOTHING_TO_SAY, SKIP
from loxley.tables.people import Person
from loxley.tables.table import Table

# What each request asks of the table, with its person.
ACTIONS: dict[type[Asked], Callable[[Table, Person, Any], Step]] = {
    Sit: lambda table, person, asked: commands.sit(table, person, asked.seat),
    Stand: lambda table, person, _asked: commands.stand(table, person),
    Say: lambda _table, person, asked: commands.say(person, asked.text),
    Rename: lambda table, person, asked: commands.rename(table, person, asked.name, asked.person),
    FreeSeat: lambda table, person, asked: commands.free_seat(table, person, asked.seat),
    GiveBack: lambda table, person, asked: commands.give_back(table, person, asked.seat),
    Lock: lambda table, person, asked: commands.lock(table, person, asked.locked),
    HandOn: lambda table, person, asked: commands.hand_on(table, person, asked.person),
    CloseTable: lambda table, person, _asked: commands.close(table, person),
    SayPhrase: lambda _table, person, asked: commands.say_phrase(person, asked.phrase),
    ChooseLook: lambda _table, person, asked: commands.choose_look(person, asked.portrait, asked.colour),
    AskForSeat: lambda table, person, asked: late_friends.ask_for_seat(table, person, asked.seat),
    AnswerFriend: lambda table, person, asked: late_friends.answer_friend(table, person, asked.person, asked.yes),
    Arrange: lambda table, person, asked: arranging.arrange(table, person, asked.options, asked.think),
    Start: lambda table, person, _asked: commands.start(table, person),
    RematchNow: lambda table, person, _asked: rematches.rematch_now(table, person),
    DeclineRematch: lambda table, person, _asked: rematches.decline_rematch(table, person),
    Pause: lambda table, person, _asked: commands.pause(table, person),
    SetPace: lambda table, person, asked: commands.set_pace(table, person, asked.speed, asked.talk),
    TakeBack: lambda table, person, _asked: commands.take_back(table, person),
    Consent: lambda table, person, asked: commands.consent(table, person, asked.yes),
}

# Likewise, and who is here.
ACTIONS_OF_COMPANY: dict[type[Asked], Callable[[Table, Person, Collection[int]], Step]] = {
    Rematch: rematches.rematch,
    Resume: succession.resume,
}

# What is presence only: told to everybody, and not stored.
SIGNALS: dict[type[Asked], Callable[[Any], str]] = {
    Composing: lambda asked: COMPOSE if asked.on else FINISH,
    MoreTime: lambda _: MORE_TIME,
    NothingToSay: lambda _: NOTHING_TO_SAY,
    Skip: lambda _: SKIP,
}

# What is told to everybody at once, or makes a secret: not often.
RARE = {*SIGNALS, ChooseLook, NewDevice, AskForSeat, Arrange, Rematch, DeclineRematch}
