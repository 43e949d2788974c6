// What the samples of docs/samples/postbacks have to accept and to refuse.
import { bodyOf } from '../../packages/postbacks/src/body.ts';
import type { Postback } from '../../packages/postbacks/src/postback.ts';
import { signMessage, type Verified } from '../../packages/postbacks/src/signature.ts';
import { signedAddressOf } from '../../packages/postbacks/src/signed-address.ts';
import { examplePostback, exampleSecret } from '../../packages/postbacks/src/testing/example.ts';

export interface JsonCase {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly now: number;
}

export interface GetCase {
  readonly target: string;
  readonly secrets: readonly string[];
}

const secret = exampleSecret;
const next = 'whsec_ZGVtby1zZWNyZXQtZm9yLXRoZS1kb2NzLW9ubHktMDI=';
const foreign = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAwMDAwMDAwMDA=';
const now = 1773144000;
const id = examplePostback.transaction_id;

function json(
  signedBy: readonly string[],
  { timestamp = now, user_id = 'alice' }: { timestamp?: number; user_id?: string } = {},
): JsonCase {
  const body = JSON.stringify(bodyOf({ ...examplePostback, user_id }));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signMessage({ id, timestamp, body }, signedBy),
  };
  return { headers, body, secrets: [secret], now };
}

const right = json([secret]);
const named = (change: Record<string, string>) => ({ ...right, headers: { ...right.headers, ...change } });
const without = (name: string) => ({
  ...right,
  headers: Object.fromEntries(Object.entries(right.headers).filter(([key]) => key !== name)),
});
const capitals = Object.fromEntries(
  Object.entries(right.headers).map(([name, value]) => [
    name.replace(/\b\w/g, (one) => one.toUpperCase()),
    value,
  ]),
);

export const jsonCases: readonly (readonly [title: string, JsonCase, Verified])[] = [
  ['right', right, 'ok'],
  ['right, names of headers in capitals', { ...right, headers: capitals }, 'ok'],
  ['unicode', json([secret], { user_id: 'Zoë 🎁 \u202Eabc e\u0301' }), 'ok'],
  ['rotated, receiver with the old secret', json([next, secret]), 'ok'],
  ['rotated, receiver with the new secret', { ...json([next, secret]), secrets: [next] }, 'ok'],
  ['receiver with both secrets', { ...right, secrets: [next, secret] }, 'ok'],
  ['receiver with an empty secret beside it', { ...right, secrets: ['', 'whsec_', secret] }, 'ok'],
  [
    'a later version beside it',
    named({ 'webhook-signature': `v2,AAAA ${right.headers['webhook-signature']}` }),
    'ok',
  ],
  ['five minutes old', json([secret], { timestamp: now - 300 }), 'ok'],
  ['five minutes ahead', json([secret], { timestamp: now + 300 }), 'ok'],
  ['old', json([secret], { timestamp: now - 301 }), 'too-old'],
  ['a day old', json([secret], { timestamp: now - 86_400 }), 'too-old'],
  ['from the future', json([secret], { timestamp: now + 301 }), 'too-new'],
  ['forged', json([foreign]), 'wrong-signature'],
  ['forged without a key', { ...json(['whsec_']), secrets: ['', 'whsec_'] }, 'wrong-signature'],
  ['body changed', { ...right, body: right.body.replace('1250', '9250') }, 'wrong-signature'],
  ['body formatted again', { ...right, body: `${right.body}\n` }, 'wrong-signature'],
  ['id changed', named({ 'webhook-id': `${id}0` }), 'wrong-signature'],
  ['timestamp refreshed', named({ 'webhook-timestamp': `${now + 1}` }), 'wrong-signature'],
  ['secret that has ended', { ...right, secrets: [next] }, 'wrong-signature'],
  ['no secret', { ...right, secrets: [] }, 'wrong-signature'],
  ['empty signature', named({ 'webhook-signature': 'v1,' }), 'wrong-signature'],
  ['no id', without('webhook-id'), 'missing-headers'],
  ['no timestamp', without('webhook-timestamp'), 'missing-headers'],
  ['no signature', without('webhook-signature'), 'missing-headers'],
  ['timestamp in words', named({ 'webhook-timestamp': 'yesterday' }), 'missing-headers'],
];

const template = 'https://game.example/postback?user={user_id}&tx={transaction_id}&amount={reward}';

function get(signedBy: readonly string[], change: Partial<Postback> = {}, address = template): GetCase {
  const sentAt = new Date(now * 1000);
  const url = signedAddressOf(address, { ...examplePostback, ...change }, { sentAt, secrets: signedBy });
  return { target: url.slice(new URL(url).origin.length), secrets: [secret] };
}

const rightGet = get([secret]);
const [, signature = ''] = rightGet.target.split('&signature=');
const changed = (from: string, to: string): GetCase => ({
  ...rightGet,
  target: rightGet.target.replace(from, to),
});
const twice = `${template}&user={user_id}`;

export const getCases: readonly (readonly [title: string, GetCase, 'ok' | 'wrong-signature'])[] = [
  ['right', rightGet, 'ok'],
  ['unicode', get([secret], { user_id: 'Zoë 🎁 100%+/?&=' }), 'ok'],
  ['unicode in the template', get([secret], {}, template.replace('postback', 'größe')), 'ok'],
  ['without another parameter', get([secret], {}, 'https://game.example/p/{user_id}'), 'ok'],
  ['rotated, receiver with the old secret', get([next, secret]), 'ok'],
  ['rotated, receiver with the new secret', { ...get([next, secret]), secrets: [next] }, 'ok'],
  ['receiver with both secrets', { ...rightGet, secrets: [next, secret] }, 'ok'],
  ['duplicate parameters of the template', get([secret], {}, twice), 'ok'],
  ['duplicate parameter put in', changed('&signature=', '&user=mallory&signature='), 'wrong-signature'],
  ['duplicate parameter behind it', changed(signature, `${signature}&user=mallory`), 'wrong-signature'],
  ['duplicate signature', changed(signature, `${signature}&signature=${signature}`), 'wrong-signature'],
  ['forged', get([foreign]), 'wrong-signature'],
  ['user changed', changed('alice', 'mallory'), 'wrong-signature'],
  ['encoded again', changed('alice', '%61lice'), 'wrong-signature'],
  ['signature cut short', changed(signature, signature.slice(1)), 'wrong-signature'],
  ['no signature', changed(`&signature=${signature}`, ''), 'wrong-signature'],
  ['line break behind it', changed(signature, `${signature}\n`), 'wrong-signature'],
  ['secret that has ended', { ...rightGet, secrets: [next] }, 'wrong-signature'],
  ['no secret', { ...rightGet, secrets: [] }, 'wrong-signature'],
  ['forged without a key', { ...get(['whsec_']), secrets: ['', 'whsec_'] }, 'wrong-signature'],
];
