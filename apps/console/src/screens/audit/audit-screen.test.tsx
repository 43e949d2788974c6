// @vitest-environment happy-dom

import { Toasts } from '@earnwall/ui/console/toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import type { AuditEvent } from './audit-event.ts';
import { AuditScreen } from './audit-screen.tsx';

const event = (id: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  ...{ id, at: '2026-03-10T12:00:00.000Z', kind: 'change', by: 'Dana', role: 'admin', what: `change ${id}` },
  ...{ app: null, publisher: null, user: null, reason: null, changes: [], about: {}, network: null },
  ...{
    request_id: 'req-1',
    revertible: false,
    revert_refused: null,
    reverts: null,
    reverted_by: null,
    ...more,
  },
});

const asked: string[] = [];
const posted: string[] = [];
beforeEach(() => {
  asked.length = 0;
  posted.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      posted.push(`${url} ${String(body)}`);
      return new Response(JSON.stringify({ event: event(12, { reverts: 6 }) }));
    }
    const query = new URL(url, 'http://localhost').searchParams;
    asked.push(query.toString());
    const one = query.get('event');
    const changes = [{ field: 'rate', old: 700, new: 800 }];
    const known: Record<string, AuditEvent[]> = {
      5: [event(5, { changes })],
      6: [event(6, { changes, revertible: true })],
      7: [event(7, { reverts: 4, reverted_by: 11 })],
      10: [event(10, { changes, revert_refused: 'Set by Earnwall’s operators; ask support.' })],
    };
    const events = one === null ? [event(9), event(8)] : (known[one] ?? []);
    return new Response(JSON.stringify({ events, next: one === null ? 8 : null }));
  });
});
afterEach(cleanup);

function open(search: string) {
  history.replaceState(null, '', `/console/audit${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <AuditScreen />
      </Router>
    </QueryClientProvider>,
  );
}

it('asks with the filters of the address, and offers the same as CSV', async () => {
  open('?app=pixel&who=dana&from=2026-03-01');
  await screen.findByText('change 9');
  const filters = 'app=pixel&who=dana&from=2026-03-01T00%3A00%3A00.000Z';
  expect(new URLSearchParams(asked[0]).toString().split('&').sort()).toEqual(filters.split('&').sort());
  const csv = screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '';
  expect(csv.split('?')[1]?.split('&').sort()).toEqual([...filters.split('&'), 'format=csv'].sort());
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain('after=8');
});

it('a filter goes into the address on Enter, and drops page and drawer', async () => {
  open('?after=20');
  await screen.findByText('change 9');
  const field = screen.getByLabelText('What');
  fireEvent.change(field, { target: { value: 'rate' } });
  expect(location.search).toBe('?after=20');
  fireEvent.submit(field);
  await waitFor(() => expect(location.search).toBe('?what=rate'));
});

it('a shared link opens the drawer of an event that is on another page, with old and new', async () => {
  open('?open=5');
  expect((await screen.findByRole('heading', { name: 'change 5' })).closest('dialog')).toBeTruthy();
  expect(screen.getByText('700').tagName).toBe('DEL');
  expect(screen.getByText('800').tagName).toBe('INS');
  expect(screen.getByText('req-1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('says that there is no such event', async () => {
  open('?open=77');
  expect(await screen.findByText('There is no such event')).toBeTruthy();
});

it('CO-06 reverts with a reason, said in place when it is missing, and offers to undo it', async () => {
  render(<Toasts />);
  open('?open=6');
  const button = await screen.findByRole('button', { name: 'Revert' });
  fireEvent.click(button);
  expect(await screen.findByText('Say why in a few words.')).toBeTruthy();
  const drawer = within(screen.getByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('Reason'), { target: { value: 'A mistake' } });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(posted).toHaveLength(2));
  expect(posted[0]).toBe('/api/console/audit/6/revert {"reason":"A mistake"}');
  expect(posted[1]).toContain('/api/console/audit/12/revert');
});

it('CO-06 shows what an event has reverted and what has reverted it, and no button', async () => {
  open('?open=7');
  expect((await screen.findByText('event 4')).getAttribute('href')).toBe('/console/audit?open=4');
  expect(screen.getByText('event 11').getAttribute('href')).toBe('/console/audit?open=11');
  expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull();
});

it('CO-05 says why a decision of the operators cannot be reverted, in place of the button', async () => {
  open('?open=10');
  expect(await screen.findByText('Set by Earnwall’s operators; ask support.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull();
});
