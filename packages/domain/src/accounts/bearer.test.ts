import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bearer, type Credential, formatBearer, parseBearer } from './bearer.ts';

const malformed: Bearer = { kind: 'malformed' };

describe('parseBearer', () => {
  it.each<[string | undefined, Bearer]>([
    ['Bearer 5f3a', { kind: 'hash', uhash: '5f3a' }],
    ['bearer 5f3a', { kind: 'hash', uhash: '5f3a' }],
    ['Bearer alice:demo-coins', { kind: 'external', uuid: 'alice', app_id: 'demo-coins' }],
    ['Bearer alice:demo:9c', { kind: 'external', uuid: 'alice', app_id: 'demo', security_hash: '9c' }],
    ['Bearer a%3Ab:demo', { kind: 'external', uuid: 'a:b', app_id: 'demo' }],
    ['Bearer a%20b%F0%9F%8E%81:demo', { kind: 'external', uuid: 'a b🎁', app_id: 'demo' }],
    ['Bearer alice:', { kind: 'external', uuid: 'alice', app_id: '' }],
    ['Bearer :demo', { kind: 'external', uuid: '', app_id: 'demo' }],
    ['Bearer st1.YQ.mac', { kind: 'token', token: 'st1.YQ.mac' }],
    ['Bearer st1%2EYQ.mac', { kind: 'token', token: 'st1.YQ.mac' }],
    ['Bearer st1.', { kind: 'token', token: 'st1.' }],
    ['Bearer st1', { kind: 'hash', uhash: 'st1' }],
    // In the place of a security hash it is a wrong one.
    [
      'Bearer alice:demo:st1.YQ.mac',
      { kind: 'external', uuid: 'alice', app_id: 'demo', security_hash: 'st1.YQ.mac' },
    ],
    ['Bearer alice:demo:', { kind: 'external', uuid: 'alice', app_id: 'demo' }],
    [undefined, malformed],
    ['', malformed],
    ['Bearer', malformed],
    ['Bearer ', malformed],
    ['Basic alice:demo', malformed],
    ['Bearer a:b:c:d', malformed],
    ['Bearer a b', malformed],
    ['Bearer alice%:demo', malformed],
    ['Bearer %ff:demo', malformed],
    ['Bearer alice%00:demo', malformed],
    ['Bearer alic\u00e9:demo', malformed],
  ])('reads %j as %j', (header, bearer) => {
    expect(parseBearer(header)).toEqual(bearer);
  });

  it('reads back whatever formatBearer wrote', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !/\p{Cc}/u.test(value));
    const filled = text.filter((value) => value !== '');
    const credential: fc.Arbitrary<Credential> = fc.oneof(
      fc.record({ kind: fc.constant('hash' as const), uhash: filled }),
      fc.record(
        { kind: fc.constant('external' as const), uuid: text, app_id: text, security_hash: filled },
        { requiredKeys: ['kind', 'uuid', 'app_id'] },
      ),
    );
    fc.assert(
      fc.property(credential, (given) => {
        expect(parseBearer(formatBearer(given))).toEqual(given);
      }),
    );
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        expect(['hash', 'external', 'token', 'malformed']).toContain(parseBearer(`Bearer ${tail}`).kind);
      }),
    );
  });
});
