import type { Offer } from '@earnwall/contract/entities/offer';
import { Button } from '@earnwall/ui/primitives/button';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { GrowingEdge } from '#lib/growing/growing-edge.tsx';
import { useText } from '#lib/text/text.tsx';
import { OfferTile, type OfferTileProps } from './offer-tile.tsx';
import { useGrowingOffers } from './use-growing-offers.ts';
import './offer-grid.css';

/** What all tiles of a list share. */
export interface TileSetting extends Pick<OfferTileProps, 'showsReward' | 'onOpen'> {
  opened: Readonly<Record<string, unknown>>;
}

interface Props extends TileSetting {
  label: string;
  offers: readonly Offer[];
}

/** Offers in the order given, as many in a row as can be read. */
export function OfferGrid({ label, offers, ...setting }: Props) {
  const text = useText();
  const total = offers.length;
  const { count, grow } = useGrowingOffers(total);
  const isPart = count < total;
  return (
    <>
      <ul className="offer-grid" aria-label={label}>
        {offers.slice(0, count).map((offer, place) => (
          <li key={offer.id} {...(isPart && { 'aria-setsize': total, 'aria-posinset': place + 1 })}>
            {tileOf(offer, setting)}
          </li>
        ))}
      </ul>
      {isPart && (
        <div className="growing">
          <GrowingEdge count={count} onNear={grow} />
          <Button
            kind="soft"
            wide
            onClick={({ currentTarget }) => {
              const tiles = currentTarget.parentElement?.previousElementSibling?.children;
              flushSync(grow);
              // Whoever pressed goes on where the new ones begin.
              tiles?.[count]?.querySelector('button')?.focus();
            }}
          >
            {text('list_more')}
          </Button>
        </div>
      )}
    </>
  );
}

export function tileOf(offer: Offer, { opened, ...setting }: TileSetting): ReactNode {
  return <OfferTile offer={offer} wasOpened={offer.id in opened} {...setting} />;
}
