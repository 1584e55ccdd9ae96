"""People: guests with a signed cookie and a name. Nothing secret is kept in the clear."""

import hashlib
import hmac
import secrets

import msgspec

COOKIE = "holdfast"


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    epoch: int


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """For links that are typed or sent: invitations, devices, shared replays."""
    return secrets.token_urlsafe(24)


def digest(code: str) -> str:
    """What the database keeps of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def same(one: str, two: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), two.encode())


def sign(person: Person, secret: str) -> str:
    """The value of the cookie."""
    claim = f"{person.id}.{person.epoch}"
    return f"{claim}.{_signature(claim, secret)}"


def claimed(cookie: str, secret: str) -> tuple[str, int] | None:
    """The id and epoch of a cookie that we signed; None for any other."""
    claim, _, signature = cookie.rpartition(".")
    if not claim or not same(signature, _signature(claim, secret)):
        return None
    person, _, epoch = claim.rpartition(".")
    return (person, int(epoch)) if person and epoch.isdigit() else None


def _signature(claim: str, secret: str) -> str:
    return hmac.new(secret.encode(), claim.encode(), hashlib.sha256).hexdigest()
