"""Verifies postbacks of Earnwall. Python 3.8 or later, without packages.

    verify_json(headers, raw_body, secrets)   the body in bytes as it came: request.get_data(), request.body
    verify_get(target, secrets)               path and query as they came: path + "?" + environ["QUERY_STRING"]

`secrets` are all that are live: one, or two while you rotate. After True, pay once for each transaction id.
"""

import base64
import hashlib
import hmac
import json
import re
import sys
import time

TOLERANCE_SECONDS = 300


def verify_json(headers, raw_body, secrets, now=None):
    return json_problem(headers, raw_body, secrets, now) is None


def verify_get(target, secrets):
    return get_problem(target, secrets) is None


def json_problem(headers, raw_body, secrets, now=None):
    by_name = {name.lower(): value for name, value in headers.items()}
    message_id = by_name.get("webhook-id")
    sent_at = by_name.get("webhook-timestamp")
    signature = by_name.get("webhook-signature")
    if not message_id or not signature or not re.fullmatch(r"[0-9]{1,12}", sent_at or ""):
        return "missing-headers"
    age = int(time.time() if now is None else now) - int(sent_at)
    if age > TOLERANCE_SECONDS:
        return "too-old"
    if age < -TOLERANCE_SECONDS:
        return "too-new"
    signed = f"{message_id}.{sent_at}.".encode() + raw_body
    for key in keys_of(secrets):
        expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        for given in signature.split(" "):
            if hmac.compare_digest(given.encode(), expected):
                return None
    return "wrong-signature"


def get_problem(target, secrets):
    """The signature is the last parameter, and covers everything before it."""
    found = re.fullmatch(r"(.*)[?&]signature=([0-9a-f,]+)", target, re.DOTALL)
    if found is None:
        return "wrong-signature"
    signed, signature = found.groups()
    for key in keys_of(secrets):
        expected = hmac.new(key, signed.encode(), hashlib.sha256).hexdigest()
        for given in signature.split(","):
            if hmac.compare_digest(given, expected):
                return None
    return "wrong-signature"


def keys_of(secrets):
    """An empty secret is none: anybody could sign with it."""
    texts = [secret[6:] if secret.startswith("whsec_") else secret for secret in secrets]
    return [base64.b64decode(text) for text in texts if text]


# To try it: one case a line on the standard input, {"headers", "body", "secrets", "now"} or {"target", "secrets"}.
if __name__ == "__main__":
    for line in sys.stdin.buffer:
        case = json.loads(line)
        if "target" in case:
            problem = get_problem(case["target"], case["secrets"])
        else:
            problem = json_problem(case["headers"], case["body"].encode(), case["secrets"], case.get("now"))
        print(problem or "ok")
