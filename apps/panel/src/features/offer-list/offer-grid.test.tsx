// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('a usual list of offers is there by itself, the first of them at once', async () => {
  show(26);
  expect(items()).toHaveLength(8);
  await waitFor(() => expect(items()).toHaveLength(26));
  expect(more()).toBeNull();
});

it('of a long one a part shows, which says how long it is, and Show more brings the rest', async () => {
  show(44);
  await waitFor(() => expect(items()).toHaveLength(32));
  expect(items().at(-1)?.getAttribute('aria-setsize')).toBe('44');
  for (let press = more(); press; press = more()) fireEvent.click(press);
  expect(items()).toHaveLength(44);
  expect(items().at(-1)?.hasAttribute('aria-setsize')).toBe(false);
});
