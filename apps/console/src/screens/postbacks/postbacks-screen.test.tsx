// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import type { ConsolePostback } from './postback-words.ts';
import { PostbacksScreen } from './postbacks-screen.tsx';

const id = `tx_${'1'.repeat(32)}`;
const one: ConsolePostback = {
  ...{ id, at: '2026-11-17T10:00:00.000Z', app: { id: 'pixel', name: 'Pixel' }, type: 'credit' },
  ...{ user: { id: 'bob', uhash: 'hash' }, amount: 460, reward: '460', pending: '0', currency: 'Coins' },
  ...{ test: false, state: 'dead', status: 502, failure: 'HTTP 502', ms: 93, attempts: 5 },
  ...{ last_attempt_at: '2026-11-17T10:05:00.000Z', next_at: null },
};
const endpoint = { url: 'https://pixel.example/', state: 'on', failing_since: null, waiting: 0, dead: 38 };
const plan = {
  ...{ total: 38, oldest: '2026-11-17T06:14:33.000Z', newest: '2026-11-17T10:00:00.000Z' },
  counts: [
    { type: 'credit', state: 'dead', count: 35 },
    { type: 'bonus', state: 'dead', count: 3 },
  ],
};

let capabilities: string[];
let answers: Record<string, unknown>;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  capabilities = ['postbacks:read', 'postbacks:write'];
  answers = {
    '/postbacks': { postbacks: [one], next: null, counts: { waiting: 0, dead: 38 } },
    '/apps/pixel/postback-recovery': {
      ...{ endpoint, plan, since: '2026-11-17T06:14:00.000Z', last_failure: 'HTTP 502', recovery: null },
    },
    '/postbacks/resend': { queued: 1, left_alone: 0 },
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = pathname.replace('/api/console', '');
    if (path === '/me') return new Response(JSON.stringify({ capabilities, apps: [] }));
    asked.push(`${method} ${path}${search} ${body ?? ''}`.trim());
    return new Response(JSON.stringify(answers[path] ?? { code: 'not-found', message: 'There is none.' }), {
      status: answers[path] === undefined ? 404 : 200,
    });
  });
});
afterEach(cleanup);

function open(search: string) {
  history.replaceState(null, '', `/console/postbacks${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Suspense>
        <Router base="/console">
          <PostbacksScreen />
        </Router>
      </Suspense>
    </QueryClientProvider>,
  );
}

it('CO-02 says what was not delivered, why, and how many would be sent again', async () => {
  open('?app=pixel&state=dead');
  expect(await screen.findByText('38 not delivered: the receiver answered 502')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'What would be sent again' }).textContent).toBe(
    '35 rewards3 bonuses38 dead',
  );
  expect((screen.getByLabelText('Recover since (UTC)') as HTMLInputElement).value).toBe('2026-11-17T06:14');
  expect(screen.getByRole('button', { name: 'Send 38 again' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'Dead (38)' })).toBeTruthy();
  expect(asked).toContain('GET /postbacks?app=pixel&state=dead');
});

it('CO-02 sends what was chosen again as it was seen', async () => {
  open('?app=pixel');
  fireEvent.click(await screen.findByLabelText('Select row'));
  fireEvent.click(screen.getByRole('button', { name: 'Resend chosen' }));
  const seen = { id, last_attempt_at: one.last_attempt_at };
  const body = JSON.stringify({ postbacks: [seen] });
  await waitFor(() => expect(asked).toContain(`POST /postbacks/resend ${body}`));
  await waitFor(() => expect(screen.queryByText('1 postback chosen')).toBeNull());
});

it('CO-02 shows how a recovery goes on, and cancels it', async () => {
  const recovery = {
    ...{ id: 3, state: 'running', since: plan.oldest, by: 'Noah', started_at: plan.newest, ended_at: null },
    ...{ total: 200, left: 60, sent: 50, acknowledged: 68, failed: 2, behind: 20 },
    last_error: { at: plan.newest, message: 'The database cannot be reached' },
  };
  answers['/apps/pixel/postback-recovery'] = {
    endpoint,
    plan,
    since: plan.oldest,
    last_failure: null,
    recovery,
  };
  answers['/apps/pixel/postback-recovery/cancel'] = { recovery: { ...recovery, state: 'cancelled' } };
  open('?app=pixel');
  expect((await screen.findByRole('list', { name: 'Progress' })).textContent).toBe(
    '68 acknowledged2 failed20 behind a failed one of their user50 on the way60 left',
  );
  expect(screen.getByRole('alert').textContent).toContain('The database cannot be reached');
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toContain('POST /apps/pixel/postback-recovery/cancel {"id":3}'));
});

it('CO-02 offers nothing to do to who may only read, and says when there is nothing', async () => {
  capabilities = ['postbacks:read'];
  answers['/postbacks'] = { postbacks: [], next: null, counts: { waiting: 0, dead: 0 } };
  open('?app=pixel&state=dead');
  expect(await screen.findByText('Nothing fits these filters')).toBeTruthy();
  await screen.findByText('38 not delivered: the receiver answered 502');
  for (const name of ['Send 38 again', 'Send a test', 'Pause'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('CO-02 an error has its way on, and a missing endpoint its way to be set up', async () => {
  delete answers['/postbacks'];
  answers['/apps/pixel/postback-recovery'] = {
    ...{ endpoint: null, plan: null, since: null, last_failure: null, recovery: null },
  };
  open('?app=pixel');
  expect(await screen.findByText('There is none.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Set it up' });
  expect(link.getAttribute('href')).toBe('/console/apps/pixel/go-live');
});
