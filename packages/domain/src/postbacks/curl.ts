// A postback for a shell: signed there, with the secret in `$SECRET`, so that what is copied contains none and can be kept.

interface Request {
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const head = [
  '# SECRET is the secret of the endpoint: whsec_…',
  // openssl takes a key as hexadecimal digits.
  `key=$(printf %s "\${SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')`,
];
const hmac = 'openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary';

const ownHeaders = ['webhook-timestamp', 'webhook-signature'];

/** `unsigned` has no signature; in the form `get` its address ends before it. */
export function curlOf(unsigned: Request): string {
  const headers = Object.entries(unsigned.headers).filter(([name]) => !ownHeaders.includes(name));
  const given = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return unsigned.body === null ? getForm(unsigned, given) : jsonForm(unsigned, unsigned.body, given);
}

function jsonForm({ url, headers }: Request, body: string, given: readonly string[]): string {
  return [
    ...head,
    `body=${quoted(body)}`,
    'now=$(date +%s)',
    `signature=$(printf '%s.%s.%s' ${quoted(headers['webhook-id'] ?? '')} "$now" "$body" | ${hmac} | openssl base64 -A)`,
    [
      `curl -i -X POST ${quoted(url)}`,
      ...given,
      '-H "webhook-timestamp: $now"',
      '-H "webhook-signature: v1,$signature"',
      '--data-binary "$body"',
    ].join(' \\\n  '),
  ].join('\n');
}

function getForm({ url }: Request, given: readonly string[]): string {
  const origin = /^https?:\/\/[^/?]+/.exec(url)?.[0] ?? '';
  const target = url.slice(origin.length);
  return [
    ...head,
    `target=${quoted(target)}`,
    `signature=$(printf %s "$target" | ${hmac} | od -An -v -tx1 | tr -d ' \\n')`,
    [
      `curl -i -g --path-as-is ${quoted(origin)}"$target${target.includes('?') ? '&' : '?'}signature=$signature"`,
      ...given,
    ].join(' \\\n  '),
  ].join('\n');
}
