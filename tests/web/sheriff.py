"""How Sheriff is played through the page: what may be clicked, the likeliest first."""

from tests.web.clicking import Call

CARD = ".own .hand button:not([aria-disabled])"
CALLS = [
    Call(".scroll .button.main:not([aria-disabled])", chance=0.5, unasked=True),  # an offer is accepted
    Call("[data-lay]:enabled"),
    Call(".pick button:not([aria-disabled])"),
    Call("[data-act=rest]:enabled"),
    Call(".stack.may", chance=0.7),
    Call("[data-act=done]:enabled", chance=0.4),
    Call("[data-act=close]:not([aria-disabled])", chance=0.4),
    Call(f"{CARD}:not([aria-pressed=true])"),
    Call("[data-act=close]:not([aria-disabled])"),
    Call(".bags .button:is(.danger, .main):not([aria-disabled])", chance=0.5),
    Call("[data-act=bribe]:enabled", chance=0.2, unasked=True),
]
