import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  framingOrigins,
  isCurrent,
  isTokenFor,
  readClaims,
  type SessionClaims,
  writeClaims,
} from './session-claims.ts';

const alice: SessionClaims = { uuid: 'alice', app_id: 'pixel-quest', origin: null, expires: 1_000 };
const allowed = ['https://game.example', 'https://shop.example'];

describe('the claims of a session token', () => {
  it('PB-04 are read back as they were written, whatever characters an id has', () => {
    const text = fc.string({ unit: 'binary' });
    const claims = fc.record({ uuid: text, app_id: text, origin: fc.option(text), expires: fc.nat() });
    fc.assert(
      fc.property(claims, (given) => {
        expect(readClaims(writeClaims(given))).toEqual(given);
      }),
    );
  });

  it.each([
    '',
    'alice',
    'null',
    '{}',
    '[]',
    '["alice","app",null]',
    '["alice","app",null,"1000"]',
    '["alice","app",null,1000,1]',
    '["alice","app",7,1000]',
    '[7,"app",null,1000]',
    '["alice",null,null,1000]',
  ])('PB-04 are not read from %j', (text) => {
    expect(readClaims(text)).toBeNull();
  });

  it.each([
    [0, true],
    [999_999, true],
    [1_000_000, false],
    [9_000_000, false],
  ])('PB-04 that end at 1,000 s hold at %i ms: %s', (at, isIn) => {
    expect(isCurrent(alice, new Date(at))).toBe(isIn);
  });

  it.each<[string | null, string | null, boolean]>([
    [null, null, true],
    ['', '', true],
    ['alice', 'pixel-quest', true],
    [null, 'pixel-quest', true],
    ['bob', null, false],
    ['Alice', null, false],
    [null, 'other-app', false],
    ['alice', 'other-app', false],
    ['bob', 'pixel-quest', false],
  ])('PB-04 beside the user %j and the app %j hold: %s', (uuid, app_id, isFor) => {
    expect(isTokenFor(alice, { uuid, app_id })).toBe(isFor);
  });

  it.each<[string, string | null, readonly string[]]>([
    ['all of them without an origin', null, allowed],
    ['the one it names', 'https://shop.example', ['https://shop.example']],
    ['none where the app allows it no more', 'https://gone.example', []],
  ])('PB-04 let the panel be framed by %s', (_name, origin, framing) => {
    expect(framingOrigins({ ...alice, origin }, allowed)).toEqual(framing);
  });

  it('PB-04 without a token all allowed origins may frame the panel', () => {
    expect(framingOrigins(null, allowed)).toEqual(allowed);
  });
});
