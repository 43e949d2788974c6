// GET /inventory/offers of the console: a page, or all pages as CSV.
import type { InventoryOffer } from '@earnwall/contract/entities/inventory';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { presentInventoryOffer } from '#console/inventory/present-offer.ts';
import { currencyOf, viewerOf } from '#console/inventory/viewer.ts';
import { recordView } from '#store/console/audit.ts';
import { findOfferRows } from '#store/console/inventory/offer-list.ts';
import { findNetworkNames } from '#store/console/inventory/suppliers.ts';

const what = 'console/inventory/get-inventory-offers';
const size = 50;
const csvSize = 500;

export const getInventoryOffers: ConsoleHandler<typeof what> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const viewer = await viewerOf(ctx, operator, query.app);
  const { network, category, platform, country, status, search, sort = 'rank', order } = query;
  const filter = {
    ...{ network, category, platform, country, status, search },
    featured: query.featured !== undefined,
    searchesRefs: viewer.isOperator,
  };
  const isReversed = order !== undefined && order !== (sort === 'rank' ? 'asc' : 'desc');
  const read = async (after: string | null, most: number) => {
    const rows = await findOfferRows(db, filter, { sort, isReversed, after, most }, viewer);
    return rows.map((row) => presentInventoryOffer(row, viewer));
  };
  if (query.format === 'csv') {
    const pages = await readPages<InventoryOffer>(csvSize, (last) =>
      read(last?.id ?? query.after ?? null, csvSize),
    );
    await recordView(db, { by: operator, what, at: ctx.now() });
    return csvAnswer('offers', viewer.isOperator ? operatorColumns : columns, pages);
  }
  const [offers, networks] = await Promise.all([read(query.after ?? null, size), findNetworkNames(db)]);
  return {
    offers,
    next: offers.length === size ? (offers.at(-1)?.id ?? null) : null,
    currency: currencyOf(viewer),
    networks,
  };
};

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

const columns: CsvColumns<InventoryOffer> = {
  offer: ({ id }) => id,
  name: ({ name }) => name,
  network: ({ network }) => network.name,
  category: ({ category }) => category,
  platforms: ({ platforms }) => platforms.join(' '),
  countries: ({ countries }) => countries.join(' '),
  status: ({ status }) => status,
  network_paused: ({ network_paused }) => yesNo(network_paused),
  reward: ({ reward }) => reward,
  milestones: ({ milestones }) => milestones,
  starts_7_days: ({ starts }) => starts,
  finished_7_days: ({ finished }) => finished,
  conversion: ({ conversion }) => conversion,
  rank: ({ rank }) => rank,
  placed: ({ placed_rank }) => yesNo(placed_rank !== null),
  featured: ({ featured }) => yesNo(featured),
};

const operatorColumns: CsvColumns<InventoryOffer> = {
  ...columns,
  payout_micros: ({ payout_micros }) => payout_micros,
  earnings_per_click_micros: ({ epc_micros }) => epc_micros,
};
