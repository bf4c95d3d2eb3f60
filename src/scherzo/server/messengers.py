"""Messengers: how the server tells somebody who is not here, by mail or to a webhook.

Both are off until an administrator names a mail server, or the hosts that webhooks may go to: a server that fetches
any address it is given would be everybody's way into its own network.
"""

import logging
import re
import smtplib
import urllib.error
import urllib.request
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from scherzo.core.errors import BadInput
from scherzo.server.settings import Settings

log = logging.getLogger("scherzo.server")

TIMEOUT_S = 10.0
ADDRESS = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_TARGET = 400


class Notice(NamedTuple):
    """What is told: a subject, a sentence, the link to the table and the link that stops these messages."""

    subject: str
    text: str
    link: str
    stop: str


class Messengers:
    """Mail and webhooks, as far as the settings allow them."""

    def __init__(self, settings: Settings) -> None:
        self._smtp, self._sender = settings.smtp, settings.mail_from
        self.hosts = settings.webhook_hosts

    @property
    def mails(self) -> bool:
        """Whether mail can be sent."""
        return bool(self._smtp and self._sender)

    def check(self, kind: str, target: str) -> str:
        """A target as it is kept, if messages of that kind may go there."""
        target = target.strip()
        if len(target) > LONGEST_TARGET or not target.isprintable() or not target.isascii():
            raise BadInput("This address cannot be used: it is too long or has odd characters.")
        if kind == "email":
            if not self.mails:
                raise BadInput("This server sends no email. Its administrator can set that up.")
            if not ADDRESS.fullmatch(target):
                raise BadInput("This is not an email address. Write it like name@example.org.")
        elif not self._may_call(target):
            allowed = ", ".join(self.hosts) or "none"
            raise BadInput(f"This server calls webhooks only at hosts its administrator allows: {allowed}.")
        return target

    def send(self, kind: str, target: str, notice: Notice) -> bool:
        """Sends a message, in a thread; says whether it went out. What goes wrong is noted without the target."""
        try:
            if kind == "email":
                self._mail(target, notice)
            elif self._may_call(target):
                self._call(target, notice)
            else:
                return False
        except (OSError, smtplib.SMTPException, urllib.error.URLError, ValueError) as trouble:
            log.warning("a message by %s was not delivered: %s", kind, type(trouble).__name__)
            return False
        return True

    def _may_call(self, target: str) -> bool:
        try:
            parts = urlsplit(target)
            origin = f"{parts.scheme}://{parts.netloc}".lower()
        except ValueError:
            return False
        allowed = {host if "://" in host else f"https://{host}" for host in self.hosts}
        return target.isprintable() and " " not in target and origin in allowed

    def _mail(self, target: str, notice: Notice) -> None:
        mail = EmailMessage()
        mail["Subject"], mail["From"], mail["To"] = notice.subject, self._sender, target
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{notice.stop}>", "List-Unsubscribe=One-Click"
        mail.set_content(f"{notice.text}\n\n{notice.link}\n\nTo stop these messages: {notice.stop}\n")
        server = urlsplit(self._smtp)
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with kind(server.hostname or "", server.port or 0, timeout=TIMEOUT_S) as line:
            if kind is smtplib.SMTP and line.has_extn("starttls"):
                line.starttls()
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(mail)

    def _call(self, target: str, notice: Notice) -> None:
        text = f"{notice.text} {notice.link} (no more of these: {notice.stop})"
        path = urlsplit(target).path
        if "/api/webhooks/" in path:  # as Discord wants it
            body, kind = msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}}), "application/json"
        elif path.startswith("/services/"):  # as Slack wants it
            body, kind = msgspec.json.encode({"text": text}), "application/json"
        else:  # as ntfy and most others take it
            body, kind = text.encode(), "text/plain; charset=utf-8"
        request = urllib.request.Request(target, body, {"Content-Type": kind, "User-Agent": "Scherzo"}, method="POST")
        with CALLER.open(request, timeout=TIMEOUT_S) as answer:
            answer.read(1024)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """An allowed host cannot send the call on to one that is not."""

    def redirect_request(self, *details: object) -> None:
        """Never."""


CALLER = urllib.request.build_opener(NoRedirect, urllib.request.ProxyHandler({}))
