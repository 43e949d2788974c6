// Syncs our copy of a network's catalogue of offers (SV-01).
import { randomBytes } from 'node:crypto';
import { offerRankOf } from '@earnwall/domain/offers/rank';
import type { CataloguePage, NetworkOffer, OfferNetwork } from '#ports/offer-network.ts';
import {
  closeOffers,
  closeOtherOffers,
  type SuppliedOffer,
  saveOffers,
} from '#store/offers/offer-catalogue.ts';
import {
  findCatalogueCursor,
  holdCatalogueCursor,
  moveCatalogueCursor,
  saveNetwork,
} from '#store/offers/offer-networks.ts';
import { openOffers } from '#store/suppliers/open-rows.ts';
import type { FeedChanges, FeedTools } from './feed.ts';
import { readFeed } from './read-feed.ts';

export async function syncCatalogue(network: OfferNetwork, tools: FeedTools): Promise<FeedChanges> {
  const { id } = network;
  await saveNetwork(tools.database.db, network);
  return readFeed<CataloguePage>(
    {
      id,
      kind: 'list',
      open: openOffers,
      fetch: (cursor, signal) => network.readCatalogue(cursor, signal),
      refsOf: ({ offers }) => offers.map(({ ref }) => ref),
      findCursor: (on) => findCatalogueCursor(on, id),
      holdCursor: (tx, cursor, now) => holdCatalogueCursor(tx, id, cursor, now),
      moveCursor: (tx, cursor) => moveCatalogueCursor(tx, id, cursor),
      save: (tx, page, now) => saveOffers(tx, id, toRows(page), now),
      close: (tx, refs, now) => closeOffers(tx, id, refs, now),
      closeOthers: (tx, refs, now) => closeOtherOffers(tx, id, refs, now),
    },
    tools,
  );
}

/** One row per offer and milestone, the last one counting: a page may name an offer twice. */
function toRows({ offers }: CataloguePage): SuppliedOffer[] {
  return [...new Map(offers.map((offer) => [offer.ref, toRow(offer)])).values()];
}

function toRow({ ref, milestones, ...offer }: NetworkOffer): SuppliedOffer {
  const rewards = milestones.map((milestone, position) => ({ ...milestone, id: newId(), position }));
  const once = new Map(
    rewards.map((reward) => [`${reward.required_event_count} ${reward.event_ref}`, reward]),
  );
  return {
    ...offer,
    id: newId(),
    network_ref: ref,
    platforms: [...offer.platforms],
    countries: [...offer.countries],
    link: offer.link ?? null,
    rank: offerRankOf({ ...offer, milestones }),
    rewards: [...once.values()],
  };
}

const newId = () => randomBytes(16).toString('base64url');
