// @vitest-environment happy-dom
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import { me, stubServer } from '#testing/stub-server.ts';
import { OddsScreen } from './odds-screen.tsx';

type Odds = ConsoleAnswerOf<'console/odds/get-odds'>;

const days = { from: '2026-02-11', to: '2026-03-10' };
const counts = { said: 60, starts: 160, completes: 93, finished: 58 };
const odds: Odds = {
  ...days,
  total: [counts],
  rows: [
    { supplier: { id: 'cint', name: 'Cint' }, ...counts },
    { supplier: { id: 'cint', name: 'Cint' }, said: 20, starts: 9, completes: 1, finished: null },
  ],
  measured_at: '2026-03-10T12:00:00Z',
  suppliers: [{ id: 'cint', name: 'Cint' }],
  countries: ['BR', 'US'],
  experiments: [
    {
      ...{ name: 'ranking', since: '2026-02-02T09:00:00Z', decision: 'better' },
      lift: { lift: 0.071, low: 0.022, high: 0.123 },
      arms: [
        { name: 'value', people: 114_218 },
        { name: 'holdout', people: 6_034 },
      ],
      guards: [
        { name: 'screen_outs', state: 'fine', rates: [0.58, 0.61] },
        { name: 'tickets', state: 'unknown', rates: null },
      ],
    },
  ],
};
const app = { id: 'pixel', name: 'Pixel Quest', currency: 'coins', decimals: 0 };
const fairPay = {
  ...days,
  rows: [
    { app, day: '2026-03-09', rate_micros: 2_500_000, fed: 400, spent: 390, rewards: 10_000, percent: 3.9 },
  ],
};
const returns = { ...days, rows: [{ arm: 'holdout', paid: true, people: 200, returned: 90 }] };

function open(search = '') {
  history.replaceState(null, '', `/console/odds${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <Suspense>
          <OddsScreen />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

it('OD-04 says whether odds came true, what pay for time costs, who comes back, and what experiments say', async () => {
  stubServer({
    'GET /me': { body: me },
    'GET /odds?country=DE': { body: odds },
    'GET /odds/fair-pay': { body: fairPay },
    'GET /odds/returns': { body: returns },
  });
  open('?country=de');
  expect(await screen.findByText('When we said 60%, 58% finished.')).toBeTruthy();
  expect(screen.getByText('Too few to tell')).toBeTruthy();
  const choicesOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choicesOf('Supplier')).toEqual(['All', 'Cint']);
  // The address may name a country that nothing was said of.
  expect(choicesOf('Country')).toEqual(['All', 'Brazil', 'United States', 'DE']);
  expect(screen.getByDisplayValue('DE')).toBeTruthy();
  expect(
    screen.getByText('Ranking by value: +7% coins per hour (2 to 12%). Safe to look at any time.'),
  ).toBeTruthy();
  expect(screen.getByText(/Fine \(58% and 61%\)/)).toBeTruthy();
  const paid = await screen.findByRole('table', { name: 'Pay for time by app and day' });
  expect(await within(paid).findByText('3.9%')).toBeTruthy();
  expect(within(paid).getByText('2.5 coins')).toBeTruthy();
  const back = await screen.findByRole('table', { name: 'Return visits' });
  expect(await within(back).findByText('45%')).toBeTruthy();
  const [file] = screen.getAllByRole('link', { name: 'CSV' });
  expect(file?.getAttribute('href')).toContain('country=DE&format=csv');
});

it('OD-04 says what is missing where nothing was counted yet, and what did not load', async () => {
  stubServer({
    'GET /me': { body: me },
    'GET /odds': { body: { ...odds, total: [], rows: [] } },
    'GET /odds/fair-pay': { body: { ...days, rows: [] } },
    'GET /odds/returns': { status: 500, body: { code: 'internal', message: 'Out of order.' } },
  });
  open();
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
  expect(await screen.findByText('Nobody was paid for time')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeTruthy();
});
