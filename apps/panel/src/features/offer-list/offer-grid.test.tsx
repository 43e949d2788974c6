// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleOffer } from '#samples/sample-offer.ts';
import { english } from '#testing/english.ts';
import { OfferGrid } from './offer-grid.tsx';

afterEach(cleanup);

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };

function show(count: number) {
  const offers = Array.from({ length: count }, (_, place) => sampleOffer({ id: `offer-${place}` }));
  render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <OfferGrid label="Offers" offers={offers} opened={{}} showsReward onOpen={() => undefined} />
      </MoneyDisplayProvider>
    </TextProvider>,
  );
}

const more = () => screen.queryByRole('button', { name: 'Show more' });

const items = () => screen.getAllByRole('listitem');

it('of a list a part shows, which says how long it is, and Show more brings the rest and leads to it', () => {
  show(20);
  expect(items()).toHaveLength(8);
  expect(items().at(-1)?.getAttribute('aria-setsize')).toBe('20');
  for (const from of [8, 16]) {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.activeElement).toBe(within(items()[from] ?? document.body).getByRole('button'));
  }
  expect(items()).toHaveLength(20);
  expect(items().at(-1)?.hasAttribute('aria-setsize')).toBe(false);
});

it('a usual list is there once its reader has rested', async () => {
  vi.useFakeTimers();
  try {
    show(26);
    await act(() => vi.advanceTimersByTimeAsync(3900));
    expect(items()).toHaveLength(8);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(items()).toHaveLength(26);
    expect(more()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('a short list is there at once', () => {
  show(8);
  expect(items()).toHaveLength(8);
  expect(more()).toBeNull();
});
