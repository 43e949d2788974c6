import { storageKeys } from '@earnwall/contract/storage-keys';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { chooseCredentials, cleanAddress, storeCredentials } from './credentials.ts';

const of = (values: Partial<Credentials>): Credentials => ({ ...noCredentials, ...values });
const alice = of({ uuid: 'alice', app: 'demo', shash: 'ff' });
const bob = of({ uuid: 'bob', app: 'demo' });
const carol = of({ uh: 'carols-hash' });

function choose(
  address: Partial<Credentials>,
  kept: Credentials | null,
  stored: Credentials | null,
  frame: { app: string | null } | null = null,
): Credentials {
  const storage = createMemoryStorage();
  if (stored) storeCredentials(stored, storage);
  return chooseCredentials({ address: of(address), kept: kept ?? noCredentials, storage, frame });
}

describe('chooseCredentials', () => {
  it('ID-06 asks the address, then the entry of the history, then storage', () => {
    expect(choose(alice, bob, carol)).toEqual(alice);
    expect(choose({}, bob, carol)).toEqual(bob);
    expect(choose({}, null, carol)).toEqual(carol);
    expect(choose({}, null, null)).toEqual(noCredentials);
  });

  it('ID-06 never mixes two sources: a security hash belongs to its user', () => {
    expect(choose(bob, alice, alice)).toEqual(bob);
  });

  it('ID-06 resumes the app of the address, and nobody of another app', () => {
    expect(choose({ app: 'demo' }, null, alice)).toEqual(alice);
    expect(choose({ app: 'other' }, bob, alice)).toEqual(of({ app: 'other' }));
    expect(choose({ app: 'demo' }, null, carol)).toEqual({ ...carol, app: 'demo' });
  });

  const carolOfDemo = of({ uh: 'carols-hash', app: 'demo' });

  it.each<[string, Partial<Credentials>, Credentials | null, Credentials | null, string | null, Credentials]>(
    [
      ['the login of its app, kept', {}, alice, null, 'demo', alice],
      ['the login of its app, stored', {}, null, carolOfDemo, 'demo', carolOfDemo],
      ['the login of its app, named by the address', { app: 'demo' }, null, alice, 'demo', alice],
      [
        'the stored login of its app rather than a kept one of another',
        {},
        of({ uh: 'x', app: 'other' }),
        bob,
        'demo',
        bob,
      ],
      [
        'what the address itself brings',
        { uuid: 'dana', app: 'other' },
        alice,
        alice,
        'other',
        of({ uuid: 'dana', app: 'other' }),
      ],
      ['no login of another app', {}, alice, alice, 'other', noCredentials],
      ['no login of an unknown app', {}, carol, carol, 'demo', noCredentials],
      [
        'no login of an unknown app, whatever the address says',
        { app: 'demo' },
        carol,
        carol,
        'demo',
        of({ app: 'demo' }),
      ],
      [
        'no login of the address’s app in the frame of another',
        { app: 'demo' },
        alice,
        alice,
        'other',
        of({ app: 'demo' }),
      ],
      ['no login at all where it was painted for no app', {}, alice, carol, null, noCredentials],
    ],
  )('ID-06 in a frame takes %s', (_, address, kept, stored, app, chosen) => {
    expect(choose(address, kept, stored, { app })).toEqual(chosen);
  });
});

it('ID-06 stores under the required keys and leaves nothing of the user before', () => {
  const storage = createMemoryStorage();
  storeCredentials(alice, storage);
  expect(Object.values(storageKeys).filter((key) => storage.get(key))).toEqual([
    'primeuuid',
    'primeapp',
    'primeshash',
  ]);
  storeCredentials(carol, storage);
  expect(Object.values(storageKeys).filter((key) => storage.get(key))).toEqual(['primeuh']);
});

it.each([
  ['?uuid=alice&app=demo&shash=ff&s=mail', 'demo', '?app=demo&s=mail'],
  ['?uh=abc', null, ''],
  ['?uh=abc', 'demo', '?app=demo'],
  ['?uh=abc&app=wrong&s=mail', 'demo', '?app=demo&s=mail'],
  ['', null, ''],
  ['?cid=1&subid=x', 'demo', '?cid=1&subid=x&app=demo'],
])('frees %s of secrets and names the app', (search, app, clean) => {
  expect(cleanAddress(search, app)).toBe(clean);
});
