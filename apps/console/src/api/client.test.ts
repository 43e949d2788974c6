import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { callConsole } from './client.ts';
import { useInterruption } from './interruptions.ts';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const ended = () => answer(401, { code: 1, message: 'Sign in.' });
const factorNeeded = () => answer(403, { code: 'factor-needed', message: 'Prove a factor.' });
const pending = () => useInterruption.getState().pending;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  // The page has no settings here.
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  pending()?.settle(false);
});

describe('a call', () => {
  it('goes to its address, with its body as JSON', async () => {
    fetched.mockResolvedValue(answer(200, { ok: true }));
    await callConsole('console/me/put-me', { body: { name: 'Dana' } });
    expect(fetched).toHaveBeenCalledWith('/api/console/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Dana"}',
    });
  });

  it('fills in its path and leaves out what is not asked', async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await callConsole('console/keys/get-apps-keys', { params: { app: 'a/b' } });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/console/apps/a%2Fb/keys');
  });

  it('a refusal names its fields', async () => {
    const errors = { name: ['Enter a name.'] };
    fetched.mockResolvedValue(answer(422, { code: 'unprocessable', message: 'Look again.', errors }));
    const failed = callConsole('console/me/put-me', { body: { name: '' } });
    await expect(failed).rejects.toMatchObject({ code: 'unprocessable', status: 422, errors });
  });

  it('a lost connection and a proxy’s page say what to do', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(callConsole('console/me/get-me', {})).rejects.toMatchObject({ code: 'network', status: 0 });
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callConsole('console/me/get-me', {})).rejects.toMatchObject({
      code: 'unavailable',
      status: 502,
    });
  });
});

describe('a call that needs the person first', () => {
  it('waits for the sign-in, and is made again with what it had', async () => {
    fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(answer(200, { person: 1 }));
    const called = callConsole('console/me/put-me', { body: { name: 'Dana' } });
    await vi.waitFor(() => expect(pending()?.kind).toBe('session'));
    pending()?.settle(true);
    expect(await called).toEqual({ person: 1 });
    expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
  });

  it('calls that fail together wait for one dialog', async () => {
    fetched.mockImplementation(async () => (fetched.mock.calls.length <= 2 ? ended() : answer(200, {})));
    const called = Promise.all([
      callConsole('console/me/get-me', {}),
      callConsole('console/me/get-me-sessions', {}),
    ]);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(pending()).not.toBeNull());
    pending()?.settle(true);
    await called;
    expect(pending()).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('a factor may be asked for after the sign-in; giving up is the refusal', async () => {
    fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(factorNeeded());
    const called = callConsole('console/me/post-me-recovery-codes', {});
    const failed = expect(called).rejects.toMatchObject({ code: 'factor-needed' });
    await vi.waitFor(() => expect(pending()?.kind).toBe('session'));
    pending()?.settle(true);
    await vi.waitFor(() => expect(pending()?.kind).toBe('factor'));
    pending()?.settle(false);
    await failed;
  });

  it('no dialog interrupts a sign-in, or what a dialog asks', async () => {
    fetched.mockImplementation(async () => ended());
    const body = { email: 'dana@example.com', password: 'x' };
    await expect(callConsole('console/session/post-session', { body })).rejects.toBeInstanceOf(CallError);
    const alone = { isInterruptible: false };
    await expect(callConsole('console/me/get-me', {}, alone)).rejects.toBeInstanceOf(CallError);
    expect(pending()).toBeNull();
  });

  it('a server that goes on refusing is not asked for ever', async () => {
    fetched.mockImplementation(async () => ended());
    const stop = useInterruption.subscribe(({ pending: asked }) => asked?.settle(true));
    await expect(callConsole('console/me/get-me-sessions', {})).rejects.toMatchObject({ status: 401 });
    stop();
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
