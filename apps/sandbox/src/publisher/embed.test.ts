import { describe, expect, it } from 'vitest';
import { readChoice } from './choice.ts';
import { embedFor, securityHash } from './embed.ts';
import { ways } from './ways.ts';

const config = {
  productOrigin: 'http://panel.test',
  appSecrets: { 'demo-coins': 'one', 'demo-secure': 'two' },
};
const shash = securityHash('two', 'alice');

describe('a way by a tag', () => {
  it.each([
    [{}, '/?app=demo-coins&uuid=alice'],
    [{ person: 'a@b.c', language: 'ar' }, '/?app=demo-coins&uuid=a%40b.c&language=ar'],
    [{ app: 'demo-secure', way: 'page' }, `/?app=demo-secure&uuid=alice&shash=${shash}`],
    [{ way: 'in-app' }, '/?app=demo-coins&uuid=alice&mode=in-app'],
    [{ section: 'offers' }, '/offers?app=demo-coins&uuid=alice'],
    [{ section: 'offers', way: 'page' }, '/offers?app=demo-coins&uuid=alice'],
    [{ section: 'offers', way: 'in-app' }, '/offers?app=demo-coins&uuid=alice&mode=in-app'],
    [{ way: 'single-survey', person: 'bob' }, '/single-survey?sslh=demo-single-link&subid1=pixel-quest'],
  ])('leads to its address: %j', (query, address) => {
    expect(embedFor(readChoice(query), config)).toMatchObject({ address: `http://panel.test${address}` });
  });

  it('comes without a hash when the secret is not known', () => {
    const embed = embedFor(readChoice({ app: 'demo-secure' }), { ...config, appSecrets: {} });
    expect(embed).toMatchObject({ address: 'http://panel.test/?app=demo-secure&uuid=alice' });
  });
});

it.each([
  ['script', 'mount'],
  ['single-page', 'mount'],
  ['modal', 'openModal'],
  ['popup', 'openPopup'],
  ['button', 'floatingButton'],
])('the way "%s" calls %s of the script', (way, method) => {
  const visitor = { app: 'demo-secure', uuid: 'alice', shash, language: '' };
  const embed = embedFor(readChoice({ app: 'demo-secure', way }), config);
  expect(embed).toMatchObject({ method, options: visitor });
});

it.each(['script', 'single-page', 'modal', 'popup', 'button'])(
  'EM-01 the way "%s" opens with the games where the publisher says so',
  (way) => {
    expect(embedFor(readChoice({ way, section: 'offers' }), config)).toMatchObject({
      options: { path: '/offers' },
    });
    expect(embedFor(readChoice({ way }), config)).toMatchObject({ options: { path: '' } });
  },
);

it('every way is one of its own', () => {
  const all = ways.map(({ id }) => JSON.stringify(embedFor(readChoice({ way: id }), config)));
  expect(new Set(all).size).toBe(9);
});

it('ID-03 the security hash is HMAC-SHA256 in hex, as RFC 4231 test case 2 has it', () => {
  expect(securityHash('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
