"""The API as it describes itself: requests made from the description are answered as it says, without an accident."""

import json
import re

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from scherzo.server.messages.replies import REPLIES
from scherzo.server.messages.requests import BODIES
from tests.server.servers import Server

EXAMPLES = 8


def test_no_described_request_leads_to_a_server_error(sqlite_server: Server) -> None:
    assert described_requests(sqlite_server, EXAMPLES) > 50


def test_every_message_that_is_described_is_taken_or_answered_by_some_route(sqlite_server: Server) -> None:
    document = sqlite_server.get("/api/openapi.json").json()
    paths = json.dumps(document["paths"])
    for shape in (*BODIES, *REPLIES):
        assert f'"#/components/schemas/{shape.__name__}"' in paths
    for reference in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)):
        assert reference in document["components"]["schemas"]


def described_requests(server: Server, examples: int) -> int:
    """Sends so many generated requests to each route, some of them with a real table and token."""
    table = server.table("me", "bot")
    description = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    sent = 0
    for found in description.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/events"):
            continue  # a stream without an end

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        def check(case: schemathesis.Case) -> None:
            nonlocal sent
            sent += 1
            if "table" in (case.path_parameters or {}) and sent % 2:
                case.path_parameters["table"] = table.id
            headers = {"authorization": f"Bearer {table.tokens[0]}"} if sent % 4 < 3 else {}
            answer = case.call(headers=headers, timeout=60)
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

        given(case=operation.as_strategy())(check)()
    return sent
