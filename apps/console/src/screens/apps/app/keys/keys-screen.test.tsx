// @vitest-environment happy-dom

import { Toasts } from '@earnwall/ui/console/toasts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueries } from '#api/queries.ts';
import { meQuery } from '#api/use-me.ts';
import { KeysScreen } from './keys-screen.tsx';

const made = 'a-new-secret-that-is-shown-this-once-only-wxyz';
const unused = { uses_this_hour: 0, last_used_hour: null };
const key = {
  ...{ prefix: 'ewk_Ab3dEf7h', name: 'Game server', scopes: ['credits'], created_by: 'Olivia' },
  ...{ created_at: '2026-03-01T00:00:00Z', expires_at: null, last_used_at: null, uses_this_hour: 0 },
};

/** The answers of the server by method and path. */
let answers: Record<string, () => unknown>;
let asked: { call: string; body: unknown }[];
let queries: QueryClient;
let location: ReturnType<typeof memoryLocation>;

beforeEach(() => {
  asked = [];
  answers = {
    'GET secret': () => ({
      secret: {
        current: { ends_with: 'abcd', ...unused },
        previous: null,
        rotated_at: null,
        rotated_by: null,
      },
    }),
    'GET keys': () => ({ keys: [key] }),
    'GET postback-endpoint': () => Response.json({ code: 'not-found', message: 'None.' }, { status: 404 }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${address.replace('/api/console/apps/coins/', '')}`;
    if (method !== 'GET') asked.push({ call, body: JSON.parse(body ?? 'null') });
    const answer = await answers[call]?.();
    return answer instanceof Response ? answer : Response.json(answer ?? {});
  });
  queries = createQueries();
  const apps = [{ id: 'coins', name: 'Coins', test_mode: false }];
  // Only what this page reads of it.
  queries.setQueryData(meQuery.queryKey, { apps, capabilities: ['keys'] } as never);
  location = memoryLocation({ path: '/apps/coins/keys', record: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  await act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <Suspense>
            <KeysScreen />
            <Toasts />
          </Suspense>
        </Router>
      </QueryClientProvider>,
    ),
  );
}

const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  fireEvent.click(await within(inside).findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const section = (name: string) => screen.getByRole('region', { name });

/** Everywhere that outlives the dialog. */
const kept = () =>
  JSON.stringify([
    queries
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [state, queryKey]),
    queries.getMutationCache().getAll(),
    location.history,
    { ...localStorage },
    { ...sessionStorage },
    document.body.innerHTML,
  ]);

describe('CO-01 a new secret', () => {
  it('of the app is shown once, in its dialog and nowhere else', async () => {
    const rotated = {
      current: { ends_with: 'wxyz', ...unused },
      previous: { ends_with: 'abcd', ...unused, uses_this_hour: 3 },
      ...{ rotated_at: new Date().toISOString(), rotated_by: 'Olivia' },
    };
    await open();
    await press('Rotate', section('App secret'));
    type('Reason', 'Leaked');
    answers['POST secret/rotation'] = () => ({ secret: made, about: rotated });
    answers['GET secret'] = () => ({ secret: rotated });
    await press('Make a new secret');
    expect(await screen.findByText(made)).toBeTruthy();
    expect(asked).toEqual([{ call: 'POST secret/rotation', body: { reason: 'Leaked' } }]);

    // Escape does not take it away before it is stored.
    const dialog = screen.getByRole('dialog');
    await act(async () => fireEvent(dialog, new Event('cancel', { cancelable: true })));
    expect(await screen.findByText(made)).toBeTruthy();

    await press('I have stored it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).not.toContain(made);
    expect(
      within(section('App secret')).getByText('The old secret was used 3 times this hour.'),
    ).toBeTruthy();
    expect(within(section('App secret')).queryByRole('button', { name: 'Rotate' })).toBeNull();
  });

  it('of the API too, with the scopes that were chosen', async () => {
    await open();
    await press('Create key');
    await press('Create key', screen.getByRole('dialog'));
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
    expect(await screen.findByText('Choose at least one.')).toBeTruthy();
    expect(asked).toEqual([]);
    type('Name', 'Game server');
    type('Reason', 'Going live');
    for (const scope of ['credits', 'sessions']) fireEvent.click(screen.getByLabelText(scope));
    answers['POST keys'] = () => ({ key: made, about: key });
    await press('Create key', screen.getByRole('dialog'));
    const body = {
      name: 'Game server',
      scopes: ['sessions', 'credits'],
      expires_at: null,
      reason: 'Going live',
    };
    expect(await screen.findByText(made)).toBeTruthy();
    expect(asked).toEqual([{ call: 'POST keys', body }]);
    await press('I have stored it');
    expect(kept()).not.toContain(made);
  });

  it('that is refused leaves what was typed, and says why beside it', async () => {
    await open();
    await press('Rotate', section('App secret'));
    type('Reason', 'Leaked');
    answers['POST secret/rotation'] = () =>
      Response.json({ code: 'conflict', message: 'There is a previous secret still.' }, { status: 409 });
    await press('Make a new secret');
    expect((await screen.findByRole('alert')).textContent).toContain('There is a previous secret still.');
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Leaked');
  });

  it('that is being made keeps its dialog open: the answer alone has it', async () => {
    await open();
    await press('Rotate', section('App secret'));
    type('Reason', 'Leaked');
    let arrive = () => {};
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers['POST secret/rotation'] = async () => {
      await waiting;
      return { secret: made, about: {} };
    };
    await press('Make a new secret');
    await act(async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })));
    await act(async () => arrive());
    expect(await screen.findByText(made)).toBeTruthy();
  });
});

describe('CO-01 ending', () => {
  it('an API key wants its prefix and a reason', async () => {
    await open();
    await press('Actions for Game server');
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'End' })));
    expect(await screen.findByText('This key was never used: it is safe to end it.')).toBeTruthy();
    await press('End this key');
    expect(await screen.findByText('This is not ewk_Ab3dEf7h.')).toBeTruthy();
    type('Type ewk_Ab3dEf7h to confirm', 'ewk_Ab3dEf7h');
    await press('End this key');
    expect(await screen.findByText('Say why in a few words.')).toBeTruthy();
    expect(asked).toEqual([]);
    type('Reason', 'Not used');
    await press('End this key');
    await screen.findByText('The key Game server has ended.');
    expect(asked).toEqual([{ call: 'POST keys/ewk_Ab3dEf7h/end', body: { reason: 'Not used' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the old app secret names it by its end', async () => {
    const previous = { ends_with: 'abcd', ...unused };
    const rotated_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    answers['GET secret'] = () => ({
      secret: { current: { ends_with: 'wxyz', ...unused }, previous, rotated_at, rotated_by: 'Olivia' },
    });
    await open();
    expect(
      await screen.findByText('The old secret was not used for 3 hours: it is safe to end it.'),
    ).toBeTruthy();
    await press('End the old one');
    type('Reason', 'Not used');
    type('Type abcd to confirm', 'abcd');
    await press('End the old secret');
    await screen.findByText('The old app secret has ended.');
    expect(asked).toEqual([{ call: 'POST secret/end', body: { ends_with: 'abcd', reason: 'Not used' } }]);
  });
});

it('CO-01 keys that have ended are shown on demand, as the address says', async () => {
  answers['GET keys'] = () => ({
    keys: [key, { ...key, prefix: 'ewk_00000000', name: 'Old server', expires_at: '2026-03-02T00:00:00Z' }],
  });
  await open();
  expect(screen.queryByText('Old server')).toBeNull();
  fireEvent.click(await screen.findByLabelText('Show ended keys (1)'));
  expect(await screen.findByText('Old server')).toBeTruthy();
  expect(location.history?.at(-1)).toBe('/apps/coins/keys?ended=1');
});
