// Verifies postbacks of Earnwall. Node.js 18 or later, without packages.
//
//   verifyJson(request.headers, rawBody, secrets)   the body as it came: read it before anything parses it
//   verifyGet(request.url, secrets)                 path and query as they came (Express: request.originalUrl)
//
// `secrets` are all that are live: one, or two while you rotate. After true, pay once for each transaction id.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const toleranceSeconds = 300;

export function verifyJson(headers, rawBody, secrets, now = Date.now() / 1000) {
  return jsonProblem(headers, rawBody, secrets, now) === null;
}

export function verifyGet(target, secrets) {
  return getProblem(target, secrets) === null;
}

function jsonProblem(headers, rawBody, secrets, now) {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const [id, time, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    return byName.get(name);
  });
  if (!id || !signature || !/^\d{1,12}$/.test(time ?? '')) return 'missing-headers';
  const age = Math.floor(now) - Number(time);
  if (age > toleranceSeconds) return 'too-old';
  if (age < -toleranceSeconds) return 'too-new';
  const given = signature.split(' ');
  const isSigned = keysOf(secrets).some((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${time}.`).update(rawBody).digest('base64');
    return given.some((one) => isSame(one, `v1,${mac}`));
  });
  return isSigned ? null : 'wrong-signature';
}

/** The signature is the last parameter, and covers everything before it. */
function getProblem(target, secrets) {
  const [, signed, signature] = /^(.*)[?&]signature=([0-9a-f,]+)$/s.exec(target) ?? [];
  if (signature === undefined) return 'wrong-signature';
  const given = signature.split(',');
  const isSigned = keysOf(secrets).some((key) => {
    const mac = createHmac('sha256', key).update(signed).digest('hex');
    return given.some((one) => isSame(one, mac));
  });
  return isSigned ? null : 'wrong-signature';
}

/** An empty secret is none: anybody could sign with it. */
function keysOf(secrets) {
  const keys = secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
  return keys.filter((key) => key.length > 0);
}

function isSame(given, expected) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// To try it: one case a line on the standard input, {"headers", "body", "secrets", "now"} or {"target", "secrets"}.
if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { headers, body, target, secrets, now = Date.now() / 1000 } = JSON.parse(line);
    const problem =
      target === undefined ? jsonProblem(headers, body, secrets, now) : getProblem(target, secrets);
    process.stdout.write(`${problem ?? 'ok'}\n`);
  }
}
