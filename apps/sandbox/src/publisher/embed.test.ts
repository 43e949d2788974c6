import { describe, expect, it } from 'vitest';
import { readChoice } from './choice.ts';
import { embedFor, securityHash } from './embed.ts';

const config = {
  productOrigin: 'http://panel.test',
  appSecrets: { 'demo-coins': 'one', 'demo-secure': 'two' },
};

describe("the panel's address", () => {
  it.each([
    [{}, 'http://panel.test/?uuid=alice&app=demo-coins'],
    [{ person: 'a@b.c', language: 'ar' }, 'http://panel.test/?uuid=a%40b.c&app=demo-coins&language=ar'],
    [
      { app: 'demo-secure' },
      `http://panel.test/?uuid=alice&app=demo-secure&shash=${securityHash('two', 'alice')}`,
    ],
  ])('of %j', (query, address) => {
    expect(embedFor(readChoice(query), config).src).toBe(address);
  });

  it('comes without a hash when the secret is not known', () => {
    const { src } = embedFor(readChoice({ app: 'demo-secure' }), { ...config, appSecrets: {} });
    expect(src).toBe('http://panel.test/?uuid=alice&app=demo-secure');
  });

  it('is escaped in the snippet', () => {
    expect(embedFor(readChoice({}), config).markup.markup).toContain(
      'src="http://panel.test/?uuid=alice&amp;app=demo-coins"',
    );
  });
});

it('ID-03 the security hash is HMAC-SHA256 in hex, as RFC 4231 test case 2 has it', () => {
  expect(securityHash('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
