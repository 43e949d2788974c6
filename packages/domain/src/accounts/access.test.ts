import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Access,
  type AccessFacts,
  type AppFacts,
  decideAccess,
  decideByLink,
  type RefusalCode,
} from './access.ts';

const openApp: AppFacts = {
  status: 'open',
  requires_security_hash: false,
  security_hash_ok: null,
  source: 'on',
};

/** Bob is new, calls an entry call of an open app, and is let in unless a row says otherwise. */
const bob: AccessFacts = {
  bearer: { kind: 'external', uuid: 'bob', app_id: 'demo-coins' },
  entry: true,
  app: openApp,
  user: null,
  uuid_erased: false,
};
/** Alice comes back with her user hash. */
const alice: AccessFacts = { ...bob, bearer: { kind: 'hash', uhash: '5f3a' }, user: { closed: false } };

const withApp = (facts: AccessFacts, app: Partial<AppFacts>): AccessFacts => ({
  ...facts,
  app: { ...openApp, ...app },
});
const withUuid = (uuid: string, app_id = 'demo-coins'): AccessFacts => ({
  ...bob,
  bearer: { kind: 'external', uuid, app_id },
});

describe('decideAccess', () => {
  it.each<[RefusalCode, string, AccessFacts]>([
    [1, 'the bearer cannot be read', { ...bob, bearer: { kind: 'malformed' } }],
    [2, 'nobody has this user hash', { ...alice, user: null, app: null }],
    [3, 'the app is unknown', { ...bob, app: null }],
    [3, 'the app is left out', { ...withUuid('bob', ''), app: null }],
    [4, 'a new uuid makes a call that creates nobody', { ...bob, entry: false }],
    [5, 'the uuid is empty', withUuid('')],
    [5, 'the uuid has 129 characters', withUuid('😀'.repeat(129))],
    [5, 'the person was erased', { ...bob, uuid_erased: true }],
    [6, 'the app is a number', { ...withUuid('bob', '42'), app: null }],
    [7, 'the app takes no new users', withApp(bob, { status: 'closed_to_new_users' })],
    [8, 'the source is off in this country', withApp(bob, { source: 'off' })],
    [8, 'the source is off for a known user too', withApp(alice, { source: 'off' })],
    [9, 'the source is unknown', withApp(bob, { source: 'unknown' })],
    [9, 'the source is unknown for a known user too', withApp(alice, { source: 'unknown' })],
    [10, 'the app is off', withApp(bob, { status: 'off' })],
    [10, 'the app is off for a known user too', withApp(alice, { status: 'off' })],
    [11, 'the account is closed, by hash', { ...alice, user: { closed: true } }],
    [11, 'the account is closed, by uuid', { ...bob, user: { closed: true } }],
    [12, 'a required security hash is missing', withApp(bob, { requires_security_hash: true })],
    [
      12,
      'a required security hash is wrong',
      withApp(bob, { requires_security_hash: true, security_hash_ok: false }),
    ],
    [12, 'an optional security hash is wrong', withApp(bob, { security_hash_ok: false })],
  ])('ID-04 answers %i when %s', (code, _why, facts) => {
    expect(decideAccess(facts)).toEqual({ kind: 'refuse', code });
  });

  it.each<[Access['kind'], string, AccessFacts]>([
    ['create', 'a new uuid', bob],
    ['create', 'a uuid of 128 characters', withUuid('😀'.repeat(128))],
    [
      'create',
      'a new uuid with the right hash',
      withApp(bob, { requires_security_hash: true, security_hash_ok: true }),
    ],
    [
      'create',
      'a new uuid with a session token',
      {
        ...withApp(bob, { requires_security_hash: true, security_hash_ok: true }),
        bearer: { kind: 'session', uuid: 'bob', app_id: 'demo-coins' },
      },
    ],
    ['admit', 'a known uuid', { ...bob, user: { closed: false } }],
    ['admit', 'a known uuid outside the entry calls', { ...bob, entry: false, user: { closed: false } }],
    ['admit', 'a known user hash', { ...alice, entry: false }],
    [
      'admit',
      'a user hash where uuids need a security hash',
      withApp(alice, { requires_security_hash: true }),
    ],
    [
      'admit',
      'a known user of an app closed to new ones',
      { ...withApp(bob, { status: 'closed_to_new_users' }), user: { closed: false } },
    ],
  ])('ID-01 answers %s to %s', (kind, _whom, facts) => {
    expect(decideAccess(facts)).toEqual({ kind });
  });

  it('ID-03 a wrong security hash is reported before anything about the user', () => {
    const knowledge = fc.record({
      user: fc.option(fc.record({ closed: fc.boolean() })),
      entry: fc.boolean(),
      uuid_erased: fc.boolean(),
    });
    fc.assert(
      fc.property(knowledge, (known) => {
        const facts = { ...withApp(bob, { security_hash_ok: false }), ...known };
        expect(decideAccess(facts)).toEqual({ kind: 'refuse', code: 12 });
      }),
    );
  });
});

describe('a single-survey link in place of a bearer', () => {
  it.each<[string, Partial<AppFacts>, Access]>([
    ['makes a user of an open app', {}, { kind: 'create' }],
    ['needs no security hash', { requires_security_hash: true }, { kind: 'create' }],
    ['only looks at an app that takes no new users', { status: 'closed_to_new_users' }, { kind: 'admit' }],
    ['opens no app that is off', { status: 'off' }, { kind: 'refuse', code: 10 }],
    ['admits no one from a source that is off', { source: 'off' }, { kind: 'refuse', code: 8 }],
    ['admits no one from a source that is unknown', { source: 'unknown' }, { kind: 'refuse', code: 9 }],
  ])('SS-03 %s', (_name, app, access) => {
    expect(decideByLink({ ...openApp, ...app })).toEqual(access);
  });
});
