"""Masks of WebSocket frames (RFC 6455, 5.3), by the fastest means that is installed."""

from websockets.utils import apply_mask

try:
    from websockets.speedups import apply_mask as unmasked
except ImportError:
    unmasked = apply_mask

__all__ = ["unmasked"]
