// What a node keeps in memory to answer lists: the open inventory, the people who asked lately, and written rewards.
import type { Database } from '#store/database.ts';
import { Inventory } from './inventory.ts';
import { PriceLists } from './price-lists.ts';
import { Respondents } from './respondents.ts';

export interface Matching {
  inventory: Inventory;
  respondents: Respondents;
  priceLists: PriceLists;
}

/** The inventory is empty until somebody loads it (follow-inventory.ts). */
export function createMatching(database: Database, secret: string): Matching {
  return {
    inventory: new Inventory(database),
    respondents: new Respondents(secret),
    priceLists: new PriceLists(secret),
  };
}
