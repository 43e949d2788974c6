// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OpenedOffer } from './offer-words.ts';
import { OpenedOffers } from './opened-offers.tsx';

afterEach(cleanup);

const currency = { name: 'Coins', decimals: 0, per_dollar: 700 };
const milestone = { events: 1, required: 1, reward: 500, pending: 0, pending_until: null };
const castle: OpenedOffer = {
  ...{ offer: 'castle', name: 'Castle', network: 'A network', platform: 'ios', test: false },
  ...{ opened_at: '2026-03-09T12:00:00.000Z', ends_at: null, finished_at: null },
  milestones: [
    { ...milestone, name: 'Level 5', reached_at: '2026-03-10T12:00:00.000Z', credited: 500 },
    { ...milestone, name: 'Level 9', events: 0, reached_at: null, credited: 0 },
  ],
};

it('CO-02 an opened offer has its milestones and leads to the offer', () => {
  render(<OpenedOffers offers={[castle]} currency={currency} />);
  expect(screen.getByText('Castle, 1 of 2 reached')).toBeTruthy();
  const lines = [...screen.getByLabelText('Milestones of Castle').children].map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Opened 9 Mar.*A network, iOS$/),
    expect.stringMatching(/^Level 510 Mar.*: reached, 500 Coins credited$/),
    'Level 9no event yet, pays 500 Coins',
  ]);
  expect(screen.getByText(/^Opened/).getAttribute('href')).toBe('/console/inventory/offers?open=castle');
});

it('CO-02 who has opened none is said to', () => {
  render(<OpenedOffers offers={[]} currency={currency} />);
  expect(screen.getByText('none opened')).toBeTruthy();
});
