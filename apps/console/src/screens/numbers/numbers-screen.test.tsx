// @vitest-environment happy-dom
import { outcomes } from '@earnwall/contract/outcomes';
import { definitions, figureNames } from '@earnwall/domain/numbers/definitions';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import type { Figures, Numbers } from './numbers-answer.ts';
import { NumbersScreen } from './numbers-screen.tsx';

const figures = (more: Partial<Figures> = {}): Figures => ({
  ...{ people: 10, clicks: 40, starts: 20, completes: 5, seconds: 600, points: null },
  ...{ payout_micros: 5_000_000, reward_micros: 3_000_000, margin_micros: 2_000_000 },
  outcomes: Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Figures['outcomes'],
  ...more,
});
const now = figures();
const before = figures({ completes: 4, people: 8, margin_micros: 2_500_000 });

const answer = (more: Partial<Numbers> = {}): Numbers => ({
  ...{
    from: '2026-11-15',
    to: '2026-11-15',
    zone: 'UTC',
    compared: { from: '2026-11-08', to: '2026-11-08' },
  },
  ...{ split: 'country', currency: null, total: { now, before }, grain: 'hour' },
  series: [
    {
      at: '2026-11-15T00:00:00.000Z',
      date: '2026-11-15',
      time: '00:00',
      before_date: '2026-11-08',
      now,
      before,
    },
  ],
  rows: [
    { key: 'US', name: 'United States', now, before },
    { key: 'none', name: 'Unknown', now: figures({ completes: 0, starts: 0 }), before: null },
  ],
  suppliers: [{ id: 'cint', name: 'Cint' }],
  definitions: figureNames.map((figure) => ({ figure, ...definitions[figure] })),
  ...more,
});

let shown: Numbers;
let status: number;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  status = 200;
  shown = answer();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname.endsWith('/me'))
      return new Response(JSON.stringify({ capabilities: ['self'], preferences: {}, person: {}, apps: [] }));
    asked.push(
      [...searchParams]
        .map(([name, value]) => `${name}=${value}`)
        .sort()
        .join(' '),
    );
    const refusal = { code: 'unprocessable', message: 'There is no such time zone.' };
    return new Response(JSON.stringify(status === 200 ? shown : refusal), { status });
  });
});
afterEach(cleanup);

async function open(search = '') {
  history.replaceState(null, '', `/console/numbers${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <Suspense>
          <NumbersScreen />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Numbers' });
}

describe('CO-09 Numbers', () => {
  it('shows four figures with their change, and rows that are filters', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Completes 5, show in the chart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Margin $2.00, show in the chart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Conversion 25.0%, show in the chart' })).toBeTruthy();
    expect(screen.getAllByText(/^4 on Sun 8 Nov/)).toHaveLength(1);
    const table = screen.getByRole('table', { name: 'Numbers by country' });
    const [, first, second, total] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('USUnited States1040205up 25%25.0%$5.00$3.00$2.00');
    expect(second?.textContent).toContain('–');
    expect(total?.textContent).toContain('Total');
    const row = within(table).getByRole('link', { name: /United States/ });
    expect(row.getAttribute('href')).toBe('/console/numbers?country=US&split=hour');
    fireEvent.click(row);
    await waitFor(() => expect(location.search).toBe('?country=US&split=hour'));
    expect(asked.at(-1)).toBe('country=US split=hour');
  });

  it('asks with the address, and offers the same as CSV', async () => {
    await open('?app=pixel&test=1&period=7d&zone=Asia%2FKolkata&split=day&show=margin');
    await waitFor(() => expect(asked).toEqual(['app=pixel period=7d split=day test=true zone=Asia/Kolkata']));
    const csv = screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(csv.split('?')[1]).get('format')).toBe('csv');
    expect(new URLSearchParams(csv.split('?')[1]).get('zone')).toBe('Asia/Kolkata');
  });

  it('what is no choice is shown as the default that is asked for', async () => {
    await open('?compare=never&split=moon&kind=x&country=germany');
    await waitFor(() => expect(asked).toEqual(['']));
    for (const text of ['vs same weekdays', 'Split country', 'Country all', 'Kind all'])
      expect(screen.getByLabelText(text)).toBeTruthy();
    expect(screen.queryByText('Choose')).toBeNull();
  });

  it('d, w, m choose a period, x compares or not', async () => {
    await open('?from=2026-11-01&to=2026-11-02');
    await screen.findByRole('table', { name: 'Numbers by country' });
    for (const [key, search] of [
      ['w', '?period=7d'],
      ['m', '?period=28d'],
      ['d', ''],
      ['x', '?compare=none'],
      ['x', ''],
    ] as const) {
      fireEvent.keyDown(document.body, { key });
      await waitFor(() => expect(location.search).toBe(search));
    }
  });

  it('a publisher has their share in place of the margin, and no suppliers to choose', async () => {
    const own = figures({ payout_micros: null, margin_micros: null });
    shown = answer({ suppliers: null, total: { now: own, before: null }, compared: null, rows: [] });
    await open();
    expect(
      await screen.findByRole('button', { name: 'Publisher’s share $3.00, show in the chart' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Supplier/ })).toBeNull();
    expect(screen.getByText('Nothing happened in this period')).toBeTruthy();
  });

  it('says what is wrong, and keeps the filters', async () => {
    status = 422;
    await open('?zone=Moon%2FBase');
    expect(await screen.findByText('There is no such time zone.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zone Moon/Base' })).toBeTruthy();
  });
});
