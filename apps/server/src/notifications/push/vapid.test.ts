import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { vapidHeader, vapidKeys } from './vapid.ts';

it('is the same for the same secret alone', () => {
  expect(vapidKeys('one').publicKey).toBe(vapidKeys('one').publicKey);
  expect(vapidKeys('one').publicKey).not.toBe(vapidKeys('two').publicKey);
  expect(Buffer.from(vapidKeys('one').publicKey, 'base64url')).toHaveLength(65);
});

it('signs who we are for the origin of the endpoint', () => {
  const keys = vapidKeys('a secret');
  const now = new Date('2026-01-15T12:00:00Z');
  const header = vapidHeader(keys, 'https://push.example/send/abc?d=1', 'https://panel.example', now);
  const [, head = '', claims = '', signature = ''] = /^vapid t=(.+)\.(.+)\.(.+), k=/.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    ...{ aud: 'https://push.example', sub: 'https://panel.example' },
    exp: now.getTime() / 1000 + 12 * 3600,
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(keys.privateKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(header.endsWith(`, k=${keys.publicKey}`)).toBe(true);
});
