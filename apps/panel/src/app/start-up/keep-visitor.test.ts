// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '#lib/storage/storage.ts';
import { createSession } from '#session/session.ts';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { storeCredentials } from './credentials.ts';
import { keepVisitor } from './keep-visitor.ts';
import { readStartUp } from './start-up.ts';
import { endLogins, recallLogin } from './tab-logins.ts';

const alice: Credentials = { ...noCredentials, uuid: 'alice', app: 'demo' };
const bob: Credentials = { ...noCredentials, uuid: 'bob', app: 'demo' };

let closed: AbortController;

beforeEach(() => {
  closed = new AbortController();
  // The page of one test hears nothing of the next one.
  const listen = window.addEventListener.bind(window) as typeof window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, heard: unknown) =>
    listen(type, heard as EventListener, { signal: closed.signal }),
  );
});
afterEach(() => {
  closed.abort();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const openTab = () => createStorage(() => window.sessionStorage);

function visit(credentials: Credentials) {
  const storage = openTab();
  storeCredentials(credentials, storage);
  const session = createSession({
    ...{ startUp: readStartUp(''), credentials, language: 'en', metadata: null, failure: null },
    ...{ framed: false, storage },
  });
  const arrival = { storage, frame: null, address: '/?app=demo' };
  return { session, logOut: keepVisitor(arrival, session, new QueryClient()) };
}

describe('what a tab keeps of a visit', () => {
  it('ER-01 a 401 ends it in the entry that is shown, in those before it, and in storage', () => {
    const { logOut } = visit(alice);
    const before = window.history.state;
    window.history.pushState(before, '', '/support?app=demo');
    logOut(10);
    for (const state of [before, window.history.state])
      expect(recallLogin(state, openTab())).toMatchObject({ refused: { code: 10 } });
    expect(JSON.stringify([window.history.state, { ...sessionStorage }])).not.toContain('alice');
  });

  it('ER-01 Back within the page finds what is true now', () => {
    const { session } = visit(alice);
    session.getState().surveyChosen({ hash: 'h1' });
    const before = window.history.state;
    session.getState().surveyClosed(true);
    window.history.replaceState(before, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: before }));
    expect(window.history.state).toMatchObject({ survey: null });
  });

  it('ER-01 a page out of the back-forward cache begins anew where its login is over, and ends no later visit', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    visit(alice);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).not.toHaveBeenCalled();
    // In another document of the tab.
    endLogins(10, null, openTab());
    storeCredentials(bob, openTab());
    const entry = window.history.state;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    expect([window.history.state, openTab().get('primeuuid')]).toEqual([entry, 'bob']);
  });
});
