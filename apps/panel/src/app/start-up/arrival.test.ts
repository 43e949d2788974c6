import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { createSession } from '#session/session.ts';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { arrivalOf } from './arrival.ts';
import { keepLogin, refusalOf } from './tab-logins.ts';

const alice: Credentials = { ...noCredentials, uuid: 'alice', app: 'demo', shash: 'ff' };
const painted = { metadata: null, app: 'demo', failure: null };
const unreadable = { status: 400, code: 'bad-request', message: 'The address cannot be read.' };
const refused = (code: number) => ({
  login: null,
  refused: refusalOf({ type: 'unauthenticated', code }, alice),
});

/** A document of a tab, in a window of its own or in a frame. */
function opened(address: string, state: unknown = null, { framed = false } = {}) {
  const { pathname, search } = new URL(address, 'https://panel.example');
  const page = { location: { pathname, search }, history: { state } } as Window;
  return Object.assign(page, { parent: framed ? null : page });
}

const arrive = (page: Window, { paint = {}, storage = createMemoryStorage() } = {}) =>
  arrivalOf({ ...painted, ...paint }, page, storage);
const begin = (arrival: ReturnType<typeof arrive>) =>
  createSession({ ...arrival, language: 'en', metadata: null }).getState();

describe('who arrives', () => {
  it('ID-06 has a login in the address, which leaves it and is stored', () => {
    const storage = createMemoryStorage();
    const arrival = arrive(opened('/?uuid=alice&app=demo&shash=ff&limit=3'), { storage });
    expect(arrival).toMatchObject({ credentials: alice, address: '/?app=demo&limit=3', failure: null });
    expect(storage.get('primeuuid')).toBe('alice');
    expect(arrive(opened('/'), { storage }).credentials).toEqual(alice);
  });

  it('PB-04 has a session token in the address, which leaves it, and goes on with the user hash', () => {
    const storage = createMemoryStorage();
    const page = opened('/?app=demo&st=st1.claims.signature&limit=3');
    const arrival = arrive(page, { paint: { metadata: sampleMetadata({ uhash: 'alices-hash' }) }, storage });
    expect(arrival).toMatchObject({ address: '/?app=demo&limit=3', failure: null });
    expect(arrival.credentials).toEqual({ ...noCredentials, uh: 'alices-hash', app: 'demo' });
    expect(arrive(opened('/'), { storage }).credentials).toEqual(arrival.credentials);
  });

  it('PB-04 has a session token in the address, which is refused, and falls back to nobody', () => {
    const storage = createMemoryStorage();
    storage.set('primeuh', 'bobs-hash');
    const failure = { status: 401, code: 12, message: 'Invalid security hash.' } as const;
    const page = opened('/?app=demo&uuid=bob&uh=bobs-hash&st=st1.claims.signature');
    const session = begin(arrive(page, { paint: { failure }, storage }));
    expect(session).toMatchObject({ credentials: noCredentials, loggedIn: false });
    expect(session.failure).toEqual({ type: 'unauthenticated', code: 12 });
  });

  it('PB-04 has a session token in the address while the server is busy, and goes on with the user hash once in', () => {
    const storage = createMemoryStorage();
    const arrival = arrive(opened('/?app=demo&st=st1.claims.signature'), { storage });
    const session = createSession({ ...arrival, language: 'en', metadata: null });
    expect(session.getState().credentials.uh).toBe('st1.claims.signature');
    session.getState().entered(sampleMetadata({ uhash: 'alices-hash' }));
    expect(session.getState().credentials).toEqual({ ...noCredentials, uh: 'alices-hash', app: 'demo' });
    expect(storage.get('primeuh')).toBe('alices-hash');
    const { credentials } = session.getState();
    session.getState().entered(sampleMetadata({ uhash: 'alices-hash' }));
    expect(session.getState().credentials).toBe(credentials);
  });

  it('ER-01 was refused here before, and stays so whatever else fails: no refused login is tried again', () => {
    const session = begin(arrive(opened('/error?app=demo', refused(12)), { paint: { failure: unreadable } }));
    expect(session.failure).toEqual({ type: 'unauthenticated', code: 12 });
    expect([session.credentials, session.supplied]).toEqual([noCredentials, alice]);
  });

  it('ER-01 was refused here before, and comes again with a login in the address', () => {
    const arrival = arrive(opened('/?uuid=bob&app=demo', refused(10)));
    expect(arrival).toMatchObject({ credentials: { uuid: 'bob' }, failure: null });
  });

  it('ER-01 was refused here before, and takes no login of a later visit', () => {
    const storage = createMemoryStorage();
    storage.set('primeuh', 'bobs-hash');
    const arrival = arrive(opened('/error?app=demo', refused(10)), { storage });
    expect(begin(arrival).credentials).toEqual(noCredentials);
    expect(storage.get('primeuh')).toBe('bobs-hash');
  });

  it('ID-06 takes up in a frame what was left there, for the app it was painted for alone', () => {
    const storage = createMemoryStorage();
    const survey = { hash: 'h1' };
    const state = { login: keepLogin(alice, storage), refused: null, survey, underway: [] };
    const framed = (app: string) =>
      arrive(opened('/questions', state, { framed: true }), { paint: { app }, storage });
    expect(framed('demo')).toMatchObject({ credentials: alice, survey, openClicks: [] });
    expect(framed('other')).toMatchObject({ credentials: noCredentials, survey: null });
  });

  it('RT-09 looks at a design preview, and is nobody there', () => {
    const storage = createMemoryStorage();
    const state = { login: keepLogin(alice, storage), refused: null };
    const arrival = arrive(opened('/design-preview/list', state), { storage });
    expect(arrival).toMatchObject({ credentials: noCredentials, failure: null });
  });
});
