import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { createStorage } from '#lib/storage/storage.ts';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { endLogins, keepLogin, recallLogin, refusalOf } from './tab-logins.ts';

const of = (values: Partial<Credentials>): Credentials => ({ ...noCredentials, ...values });
const alice = of({ uuid: 'alice', app: 'demo', shash: 'ff' });
const bob = of({ uuid: 'bob', app: 'other' });
const ended = (code: number) => ({
  credentials: noCredentials,
  refused: { code, supplied: noCredentials },
});
const here = (credentials: Credentials) => ({ credentials, refused: null });

/** The session storage of a tab, which every document of it opens for itself. */
function aTab() {
  const rows = new Map<string, string>();
  const disk = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  } as Storage;
  return { rows, open: () => createStorage(() => disk) };
}

describe('the logins of a tab', () => {
  it('ER-01 stay in the tab: an entry of its history names no one, and finds them after a reload', () => {
    const tab = aTab();
    const login = keepLogin(alice, tab.open());
    const other = keepLogin(bob, tab.open());
    expect(JSON.stringify([login, other])).not.toMatch(/alice|bob|ff/);
    expect(recallLogin({ login }, tab.open())).toEqual(here(alice));
    expect(recallLogin({ login: other }, tab.open())).toEqual(here(bob));
    expect(keepLogin(alice, tab.open())).toBe(login);
  });

  it('ER-01 end in every entry, those of earlier documents too, and leave nothing but the code', () => {
    const tab = aTab();
    const entries = [alice, bob].map((credentials) => ({ login: keepLogin(credentials, tab.open()) }));
    const frozen = tab.open();
    expect(recallLogin(entries[0], frozen)).toEqual(here(alice));
    endLogins(10, null, tab.open());
    for (const entry of entries) expect(recallLogin(entry, tab.open())).toEqual(ended(10));
    expect(recallLogin(entries[0], frozen)).toEqual(ended(10));
    expect([...tab.rows.values()].join()).not.toMatch(/alice|bob|ff/);
  });

  it('ER-01 a login after the end is a new one', () => {
    const tab = aTab();
    const before = keepLogin(alice, tab.open());
    endLogins(10, null, tab.open());
    const login = keepLogin(alice, tab.open());
    expect(recallLogin({ login }, tab.open())).toEqual(here(alice));
    expect(recallLogin({ login: before }, tab.open())).toEqual(ended(10));
  });

  it('ER-01 in a frame only those of its app end: other frames of the page have the same storage', () => {
    const tab = aTab();
    const [mine, others] = [keepLogin(alice, tab.open()), keepLogin(bob, tab.open())];
    endLogins(2, { app: 'demo' }, tab.open());
    expect(recallLogin({ login: mine }, tab.open())).toEqual(ended(2));
    expect(recallLogin({ login: others }, tab.open())).toEqual(here(bob));
    endLogins(2, { app: null }, tab.open());
    expect(recallLogin({ login: others }, tab.open())).toEqual(here(bob));
  });

  it('ID-06 ER-01 where the browser keeps nothing the entry itself does, each time', () => {
    const storage = createMemoryStorage();
    expect(keepLogin(alice, storage)).toEqual(alice);
    expect(keepLogin(alice, storage)).toEqual(alice);
    expect(recallLogin({ login: alice }, createMemoryStorage())).toEqual(here(alice));
    const state = { login: null, refused: refusalOf({ type: 'unauthenticated', code: 10 }, alice) };
    expect(recallLogin(state, createMemoryStorage())).toEqual(ended(10));
  });

  it('keeps nobody’s visit nowhere', () => {
    const tab = aTab();
    expect([keepLogin(noCredentials, tab.open()), tab.rows.size]).toEqual([null, 0]);
  });

  it.each([
    [null],
    ['text'],
    [{ login: 'text' }],
    [{ login: 7 }],
    [{ login: { uuid: 1, app: {} } }],
    [{ login: null, refused: 'text' }],
  ])('takes a foreign history.state %j for none', (state) => {
    expect(recallLogin(state, aTab().open())).toEqual(here(noCredentials));
  });

  it.each(['{', '7', '[7, null, "x"]'])('takes a foreign storage %s for an empty one', (text) => {
    const tab = aTab();
    tab.rows.set('tab-logins', text);
    expect(recallLogin({ login: 0 }, tab.open())).toEqual(here(noCredentials));
  });
});

describe('refusalOf', () => {
  it('ER-01 keeps the code, and what was supplied only for the notice that shows it', () => {
    expect(refusalOf({ type: 'unauthenticated', code: 10 }, alice)).toEqual({ code: 10 });
    expect(refusalOf({ type: 'unauthenticated', code: 12 }, alice)).toEqual({ code: 12, supplied: alice });
    expect(refusalOf({ type: 'connection_error' }, alice)).toBeNull();
    expect(refusalOf(null, alice)).toBeNull();
  });
});
