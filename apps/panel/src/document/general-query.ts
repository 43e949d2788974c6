import { isSubidKey } from '@earnwall/contract/address-values';
import { readStartUp } from '#app/start-up/start-up.ts';
import type { StartUp } from '#session/start-up-values.ts';
import { somebody } from './general-data.ts';
import { Kept } from './kept.ts';

// The query of an address as anybody would have it. Most visits have a login there and nothing else, so that what is left
// is read once and not for each of them.

export interface GeneralQuery {
  search: string;
  /** With nothing that names a person. */
  startUp: StartUp;
  /** Somebody returns from a survey. */
  hasClick: boolean;
}

/** Read by calls and never shown, and different with every visit. */
const unshown = new Set(['st', 'uh', 'uuid', 'shash', 's', 'notification', 'maid', 'otm']);
const isShown = (key: string) => !unshown.has(key) && (!isSubidKey(key) || key === 'subid-iframe');

const kept = new Kept<GeneralQuery>(1_000);
/** Longer ones would fill the memory, and are nobody else's. */
const longestKept = 500;

export function generalQuery(search: string): GeneralQuery {
  const rest = withoutUnshown(search);
  return rest.length > longestKept ? read(rest) : kept.of(rest, () => read(rest));
}

/** As it is written: a key that is written in another way is left for `read`. */
function withoutUnshown(search: string): string {
  const isLeft = (pair: string) => isShown(pair.split('=', 1).join());
  return search.split('&').filter(isLeft).join('&');
}

function read(search: string): GeneralQuery {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => isShown(key)));
  query.set('uh', somebody);
  const general = `${query}`;
  return { search: general, startUp: readStartUp(general), hasClick: !!query.get('cid')?.trim() };
}
