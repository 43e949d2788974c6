// The offers that can be opened now, as every node keeps them: cleaned once, and read again only when one has changed.
import { percentilesOf } from '@earnwall/domain/offers/popularity';
import { type CleanOffer, cleanOffer } from '#present/offer-texts.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOffersVersion } from '#store/offers/offer-networks.ts';
import { findOpenOffers, type OfferWithRewards } from '#store/offers/offers.ts';

export type CatalogueOffer = CleanOffer<OfferWithRewards>;

interface Kept {
  version: string;
  offers: Promise<ReadonlyMap<string, CatalogueOffer>>;
}

export class OfferCatalogue {
  private kept: Kept | null = null;

  /** By id, best first. What was committed before it was asked for is in it. */
  async read(on: Queryable): Promise<ReadonlyMap<string, CatalogueOffer>> {
    // Asked for first: what is read afterwards is at least as new.
    const version = await findOffersVersion(on);
    const kept = this.kept?.version === version ? this.kept : this.keep({ version, offers: load(on) });
    return kept.offers;
  }

  private keep(kept: Kept): Kept {
    this.kept = kept;
    kept.offers.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept;
  }
}

async function load(on: Queryable): Promise<ReadonlyMap<string, CatalogueOffer>> {
  const found = await findOpenOffers(on);
  const placeOf = placesByNetwork(found);
  return new Map(found.map((offer) => [offer.id, { ...cleanOffer(offer), popularity: placeOf(offer) }]));
}

/** Networks count by scales of their own: an offer is compared with the others of its network alone. */
function placesByNetwork(offers: readonly OfferWithRewards[]): (offer: OfferWithRewards) => number {
  const networks = new Set(offers.map(({ network_id }) => network_id));
  const countsOf = (network: string) =>
    offers.flatMap(({ network_id, popularity }) => (network_id === network ? popularity : []));
  const places = new Map([...networks].map((network) => [network, percentilesOf(countsOf(network))]));
  return ({ network_id, popularity }) => places.get(network_id)?.(popularity) ?? 0;
}
