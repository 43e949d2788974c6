import { describe, expect, it } from 'vitest';
import { openTracking, sealTracking } from './tracking-token.ts';

const secret = 'a secret of the tests alone';
const tracked = { app_id: 'quest', user_id: 71, offer_id: 'dragon-isles' };

describe('the token of an offer’s link', () => {
  it('says what was sealed, and looks the same each time', () => {
    const token = sealTracking(secret, tracked);
    expect(token).toBe(sealTracking(secret, tracked));
    expect(token).toMatch(/^[\w-]+$/);
    expect(openTracking(secret, token)).toEqual(tracked);
  });

  it.each([
    ['another app', { app_id: 'quest2' }],
    ['another user', { user_id: 7 }],
    ['another offer', { offer_id: 'dragon-isle' }],
  ])('is another one for %s', (_what, other) => {
    expect(sealTracking(secret, { ...tracked, ...other })).not.toBe(sealTracking(secret, tracked));
  });

  it('names nobody in the open', () => {
    const bytes = Buffer.from(sealTracking(secret, tracked), 'base64url').toString('latin1');
    expect(bytes).not.toMatch(/quest|dragon/);
  });

  it('SV-06 is not accepted with any bit changed, cut short, or sealed elsewhere', () => {
    const bytes = Buffer.from(sealTracking(secret, tracked), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(openTracking(secret, forged.toString('base64url'))).toBeNull();
    }
    for (let length = 0; length < bytes.length; length += 1)
      expect(openTracking(secret, bytes.subarray(0, length).toString('base64url'))).toBeNull();
    for (const spelling of [
      `${bytes.toString('base64url')}=`,
      bytes.toString('base64'),
      ` ${bytes.toString('base64url')}`,
    ])
      expect(openTracking(secret, spelling)).toBeNull();
    expect(openTracking('another secret', bytes.toString('base64url'))).toBeNull();
  });
});
