// What the jobs that read lists of suppliers and networks have in common.
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import type { FeedChanges } from './feed.ts';

export interface FeedJobTools {
  readonly database: Database;
  readonly now: () => Date;
  /** Where the supplier has no interval of its own. */
  readonly everyMs: number;
  readonly log: Log;
  /** The job of a paused one goes on and does nothing, so that nobody takes it for overdue. */
  readonly isLive: (id: string) => boolean;
}

export function logFeed(
  log: Log,
  whose: { readonly supplier: string } | { readonly network: string },
  changes: FeedChanges,
): void {
  const isDoubted = changes.doubt !== undefined;
  const isNews = changes.changed + changes.closed + changes.skipped > 0;
  log[isDoubted ? 'warn' : isNews ? 'info' : 'debug'](
    { ...whose, ...changes },
    isDoubted
      ? 'A list is not believed, and nothing is closed because of it. If it is right, POST /suppliers/{id}/waive-doubt of the console'
      : 'A list was read',
  );
}
