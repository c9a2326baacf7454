"""Somebody who has closed the page is called by their browser, and comes back to the table."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.tables.push_service import Browser, PushService, push_service
from tests.web.deals import take_place
from tests.web.house import FAST, House
from tests.web.lines import Line
from tests.web.person import Person

Come = Callable[..., Person]
DAY = 86_400
DEAL = 7  # the person may take the first card or use it: where there is no choice, the house plays on and calls nobody
# No push service is reachable here: the browser's own subscription is this one, for as long as it is wanted.
_SUBSCRIPTION = """(made) => {
  const kept = 'test.subscribed'
  const text = (key) => atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (key) => Uint8Array.from(text(key), (each) => each.charCodeAt(0))
  const subscription = (key) => key && ({
    endpoint: made.endpoint,
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => made,
    unsubscribe: async () => (localStorage.removeItem(kept), true),
  })
  PushManager.prototype.getSubscription = async () => subscription(localStorage.getItem(kept))
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(kept, applicationServerKey)
    return subscription(applicationServerKey)
  }
}"""
# Nor does a browser without a window show anything: what the service worker would show is written down.
_ALLOWED = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
"""
_WRITE_DOWN = """() => {
  self.shown = []
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, path: data.path, tag })
  }
}"""
_SHOWN = """(count) => new Promise((done) => {
  const look = () => (self.shown.length < count ? setTimeout(look, 20) : done(self.shown))
  look()
})"""
_CLICK = """(path) => new Promise((clicked) => {
  self.clients.openWindow = async (opened) => clicked(opened)
  const notification = { close() {}, data: { path } }
  self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
})"""  # only a person's own click may open a window


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, service: PushService) -> Iterator[House]:
    """A server that trusts the service, since it is started after it."""
    opened = House(
        tmp_path / "tables.db", (*FAST, "--push-contact", "mailto:a@example.org", "--push-host", service.host)
    )
    yield opened
    opened.close()


def test_a_closed_page_is_called_back_to_the_table(people: Come, service: PushService) -> None:
    browser = Browser()
    person = people("fr", worker="on")
    page = person.page
    device = service.device(browser)
    made = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    page.add_init_script(f"{_ALLOWED};({_SUBSCRIPTION})({json.dumps(made)})")
    table, guest_token = sit_for_a_week(person)
    path = f"/t/{table['table']}"

    menu = page.locator("details.preferences")
    menu.locator("summary").click()
    expect(menu.locator(".reach")).to_contain_text("Vous pouvez fermer cette page")
    with page.expect_response(lambda answer: answer.url.endswith(f"{path[3:]}/push")) as told:
        menu.get_by_role("button", name=re.compile("Me prévenir")).click()
    assert told.value.ok
    expect(menu.get_by_role("button", name="Notifications activées")).to_be_visible()
    person.picture("push-switch")

    address = person.house.address.replace("http", "ws", 1) + "/ws"
    with connect(address, subprotocols=[Subprotocol("loxley.2")], max_size=None) as socket:
        guest = Line(socket)
        guest.greet(table["table"], guest_token)
        page.goto("/")  # nobody has the table before their eyes any more
        guest.hear(until=lambda said: 1 not in said.get("presence", said).get("here", [1]))
        while 0 not in guest.awaited:
            guest.play(guest.legal[0])
    (letter,) = service.wait_for(1)
    words = browser.read(letter.body)
    assert words == {"title": "C’est à vous", "body": "Nottingham · Tour de jeu", "path": path}

    worker = person.context.service_workers[0]
    worker.evaluate(_WRITE_DOWN)
    deliver = deliverer(person)
    deliver(words)
    shown = {**words, "tag": f"turn {path}"}  # as that of the page's own: one is seen, and not two
    assert worker.evaluate(_SHOWN, 1) == [shown]
    assert worker.evaluate(_CLICK, path) == path

    page.goto(path)
    person.sees_table()
    deliver(words)  # they have it before their eyes now
    deliver({**words, "path": "/t/another"})
    assert worker.evaluate(_SHOWN, 2) == [shown, {**shown, "path": "/t/another", "tag": "turn /t/another"}]


def sit_for_a_week(person: Person) -> tuple[dict[str, Any], str]:
    """The person on seat 0 in a game by the day, after the guest on the last seat; the guest's token."""
    wish = {
        "game": "nottingham",
        "name": "Robin",
        "players": 3,
        "options": {"first_player": 2},
        "bots": [],
        "think": DAY,
        "duplicate": person.house.keep_deal(DEAL),
    }
    table = person.context.request.post("/api/tables", data=wish).json()
    tokens = []
    for seat in (1, 2):
        join = {"key": table["key"], "name": f"Guest {seat}", "seat": seat}
        joined = person.context.request.post(f"/api/tables/{table['table']}/people", data=join)
        tokens.append(joined.json()["token"])
    address = person.house.address.replace("http", "ws", 1) + "/ws"
    with connect(address, subprotocols=[Subprotocol("loxley.2")], max_size=None) as socket:
        host = Line(socket)
        host.greet(table["table"], table["token"])
        host.ask(type="start")
        host.hear(until=host.answered)
    take_place(person, "nottingham", table)
    return table, tokens[1]


def deliverer(person: Person) -> Callable[[dict[str, str]], None]:
    """Brings words to the service worker of this browser, as its push service would."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"] if not each["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def deliver(words: dict[str, str]) -> None:
        message = {"origin": f"{person.house.address}/", "registrationId": found[0], "data": json.dumps(words)}
        session.send("ServiceWorker.deliverPushMessage", message)

    return deliver
