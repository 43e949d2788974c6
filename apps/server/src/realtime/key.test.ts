import { expect, it } from 'vitest';
import { realtimeKey } from './key.ts';

it('RL-01 all nodes of one SERVER_SECRET give panels the same public key, and it tells nothing of the secret', () => {
  const [secret, other] = ['s'.repeat(32), 't'.repeat(32)];
  expect(realtimeKey(secret)).toBe(realtimeKey(secret));
  expect(realtimeKey(secret)).not.toBe(realtimeKey(other));
  expect(realtimeKey(secret)).toMatch(/^[\w-]{22}$/);
});
