// Messages as the suppliers sign them, by their documents: none of the adapters' own code is used, so that a mistake of theirs
// is not made twice. Each takes a key, so that somebody else's can be tried.
import { createHash, createHmac } from 'node:crypto';
import { publicUrl } from './accounts.ts';
import type { Message } from './script.ts';

const sha256 = (text: string) => createHash('sha256').update(text);
const hmac = (algorithm: 'sha1' | 'sha256', key: string, text: string) =>
  createHmac(algorithm, key).update(text);
const json = { 'content-type': 'application/json' };

const get = (target: string): Message => ({ method: 'GET', target, headers: {}, body: null });
const post = (target: string, body: string, headers: Record<string, string> = {}): Message => ({
  ...{ method: 'POST', target, body, headers: { ...json, ...headers } },
});

export function sandboxMessage(to: string, body: string, key: string): Message {
  return post(`/callbacks/${to}`, body, { 'x-signature': hmac('sha256', key, body).digest('hex') });
}

/** Long enough for the whole storm. */
const lifetimeMs = 6 * 60 * 60 * 1000;

export function dynataMessage(said: object, keys: { access: string; secret: string }): Message {
  const body = JSON.stringify(said);
  const expiration = new Date(Date.now() + lifetimeMs).toISOString();
  const chained = [expiration, keys.access, keys.secret].reduce(
    (text, key) => hmac('sha256', key, text).digest('hex'),
    sha256(body).digest('hex'),
  );
  return post('/callbacks/dynata', body, {
    ...{ 'dynata-expiration': expiration, 'dynata-access-key': keys.access, 'dynata-signature': chained },
  });
}

/** What ties a click of ours to the project and the person it was sent with. */
export function prodegeSeal(project: string, person: string, cid: string, key: string): string {
  return hmac('sha256', key, `entry\n${project}\n${person}\n${cid}`).digest('base64url').slice(0, 22);
}

export function prodegeReturn(to: string, said: Readonly<Record<string, string>>, key: string): Message {
  const text = Object.keys(said)
    .sort()
    .map((name) => `${name}=${said[name]}`)
    .join(':');
  const hash = sha256(`${key}:${text}`).digest('base64url');
  return get(`/return/${to}?${new URLSearchParams({ ...said, hash })}`);
}

export function prodegeBatch(to: string, lines: readonly object[], key: string): Message {
  const batch = JSON.stringify(lines);
  const signature = sha256(`${key}:reconciliations=${batch}`).digest('base64url');
  return post(`/callbacks/${to}`, `{"reconciliations":${batch},"signature":"${signature}"}`);
}

export function cintMessage(path: string, said: Readonly<Record<string, string>>, key: string): Message {
  const target = `${path}?${new URLSearchParams(said)}&`;
  return get(`${target}hash=${hmac('sha1', key, `${publicUrl}${target}`).digest('base64url')}`);
}

export function lootablyMessage(said: Readonly<Record<string, string>>, key: string): Message {
  const hashed = ['userID', 'ip', 'revenue', 'currencyReward'].map((name) => said[name] ?? '').join('');
  const hash = sha256(`${hashed}${key}`).digest('hex');
  return get(`/callbacks/lootably?${new URLSearchParams({ ...said, hash })}`);
}

export function bitlabsMessage(said: Readonly<Record<string, string>>, key: string): Message {
  const target = `/callbacks/bitlabs?${new URLSearchParams(said)}`;
  return get(`${target}&hash=${hmac('sha1', key, `${publicUrl}${target}`).digest('hex')}`);
}
