// A node's caches for lists: the open inventory, recent respondents, prices, and serialised lists.
import type { Database } from '#store/engine/database.ts';
import { Inventory } from './inventory.ts';
import { ListCache } from './list-cache.ts';
import { PriceLists } from './price-lists.ts';
import { Respondents } from './respondents.ts';

export interface Matching {
  inventory: Inventory;
  respondents: Respondents;
  priceLists: PriceLists;
  listCache: ListCache;
}

/** The inventory is empty until it is loaded (follow-inventory.ts). */
export function createMatching(
  database: Database,
  secret: string,
  now: () => Date = () => new Date(),
): Matching {
  return {
    inventory: new Inventory(database, now),
    respondents: new Respondents(secret),
    priceLists: new PriceLists(secret),
    listCache: new ListCache(),
  };
}
