// What a node keeps in memory to answer lists: the open inventory, who asked lately, and what was written for them.
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

/** The inventory is empty until somebody loads it (follow-inventory.ts). */
export function createMatching(database: Database, secret: string): Matching {
  return {
    inventory: new Inventory(database),
    respondents: new Respondents(secret),
    priceLists: new PriceLists(secret),
    listCache: new ListCache(),
  };
}
