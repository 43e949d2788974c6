import type { Offer } from '@earnwall/contract/entities/offer';
import type { ReactNode } from 'react';
import { OfferTile, type OfferTileProps } from './offer-tile.tsx';
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
  return (
    <ul className="offer-grid" aria-label={label}>
      {offers.map((offer) => (
        <li key={offer.id}>{tileOf(offer, setting)}</li>
      ))}
    </ul>
  );
}

export function tileOf(offer: Offer, { opened, ...setting }: TileSetting): ReactNode {
  return <OfferTile offer={offer} wasOpened={offer.id in opened} {...setting} />;
}
