// A node's cache of the offers that can be opened now: each sanitised once, and read again only when one has changed.
import { percentilesOf } from '@earnwall/domain/offers/popularity';
import { type CleanOffer, cleanOffer } from '#present/offer-texts.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOffersVersion } from '#store/offers/offer-networks.ts';
import { findOpenOffers, type OfferWithRewards } from '#store/offers/offers.ts';
import { CleanedContent } from './cleaned-content.ts';

export type CatalogueOffer = CleanOffer<OfferWithRewards>;

interface CachedOffers {
  version: string;
  offers: Promise<ReadonlyMap<string, CatalogueOffer>>;
}

export class OfferCatalogue {
  private cached: CachedOffers | null = null;
  private readonly contents = new CleanedContent();

  /** By id, best first. Includes everything that was committed before the call. */
  async read(on: Queryable): Promise<ReadonlyMap<string, CatalogueOffer>> {
    // Read first: the offers read afterwards are at least as new.
    const version = await findOffersVersion(on);
    const cached =
      this.cached?.version === version ? this.cached : this.store({ version, offers: this.load(on) });
    return cached.offers;
  }

  private store(cached: CachedOffers): CachedOffers {
    this.cached = cached;
    cached.offers.catch(() => {
      if (this.cached === cached) this.cached = null;
    });
    return cached;
  }

  private async load(on: Queryable): Promise<ReadonlyMap<string, CatalogueOffer>> {
    const found = await findOpenOffers(on);
    const contents = await this.contents.of(found);
    const placeOf = placesByNetwork(found);
    return new Map(
      found.map((offer, place) => [
        offer.id,
        { ...cleanOffer(offer, contents[place]), popularity: placeOf(offer) },
      ]),
    );
  }
}

/** Each network has its own scale: an offer is ranked among the others of its network only. */
function placesByNetwork(offers: readonly OfferWithRewards[]): (offer: OfferWithRewards) => number {
  const networks = new Set(offers.map(({ network_id }) => network_id));
  const countsOf = (network: string) =>
    offers.flatMap(({ network_id, popularity }) => (network_id === network ? popularity : []));
  const places = new Map([...networks].map((network) => [network, percentilesOf(countsOf(network))]));
  return ({ network_id, popularity }) => places.get(network_id)?.(popularity) ?? 0;
}
