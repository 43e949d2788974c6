// The paged change feed. A cursor holds the moment its reader knows and the position in the current round; all pages of
// one round describe the same moment, however long the reader takes.
import { type Catalogue, slotChanges } from './catalogue.ts';
import type { ClosedProject, Project } from './projects.ts';

export interface FeedPage {
  projects: (Project | ClosedProject)[];
  cursor: string;
  more: boolean;
}

/** Returned instead of a page: with 'expired' the reader has to start over, 'malformed' was never issued here. */
export type CursorProblem = 'expired' | 'malformed';

interface Cursor {
  /** null: a first read. */
  since: number | null;
  /** null: the next page begins a new round. */
  until: number | null;
  slot: number;
}

const start: Cursor = { since: null, until: null, slot: 0 };

export function readFeed(
  catalogue: Catalogue,
  asked: { cursor: string | null; limit: number; now: number },
): FeedPage | CursorProblem {
  const cursor = asked.cursor === null ? start : parseCursor(catalogue, asked.cursor);
  if (typeof cursor === 'string') return cursor;
  // The clock of a restarted sandbox may stand earlier than it was moved to before.
  if (Math.max(cursor.since ?? 0, cursor.until ?? 0) > asked.now) return 'expired';

  const until = cursor.until ?? asked.now;
  const projects: FeedPage['projects'] = [];
  let slot = cursor.slot;
  while (slot < catalogue.size && projects.length < asked.limit) {
    projects.push(...slotChanges(catalogue, slot, cursor.since, until));
    slot += 1;
  }
  const more = slot < catalogue.size;
  const next = more ? { ...cursor, until, slot } : { since: until, until: null, slot: 0 };
  return { projects, cursor: writeCursor(catalogue, next), more };
}

/** A cursor names its catalogue: another seed, size or choice of countries is another catalogue. */
const catalogueKey = ({ seed, size, countries }: Catalogue) =>
  [`${seed}x${size}`, ...(countries ?? [])].join('-');

function writeCursor(catalogue: Catalogue, { since, until, slot }: Cursor): string {
  return [catalogueKey(catalogue), since ?? '', until ?? '', slot].join('.');
}

function parseCursor(catalogue: Catalogue, text: string): Cursor | CursorProblem {
  const [, key, since, until, slot] =
    /^(\d+x\d+[-A-Z]*)\.(\d{0,15})\.(\d{0,15})\.(\d{1,9})$/.exec(text) ?? [];
  if (key === undefined) return 'malformed';
  if (key !== catalogueKey(catalogue)) return 'expired';
  return { since: since ? Number(since) : null, until: until ? Number(until) : null, slot: Number(slot) };
}
