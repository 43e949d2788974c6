// Which apps are being integrated right now, as this node knows it: asked for once a second at most, and only while pages
// are opened, so that ordinary visits pay nothing for the go-live page (decision 0099).

import { findWatchedApps } from '#store/console/integration.ts';
import type { Database } from '#store/engine/database.ts';
import { LatestOnly } from './latest-only.ts';

const maxAgeMs = 1_000;

export class WatchedApps {
  /** Their visits, as they are written. */
  readonly notes = new LatestOnly();
  private known: ReadonlySet<string> = new Set();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<ReadonlySet<string>> | null = null;

  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** What nearly every visit gets: nobody watches its app, as was read a moment ago. */
  isKnownUnwatched(app_id: string): boolean {
    return this.isFresh && !this.known.has(app_id);
  }

  async has(app_id: string, now: Date): Promise<boolean> {
    if (this.isFresh) return this.known.has(app_id);
    this.reading ??= this.read(now);
    return (await this.reading).has(app_id);
  }

  /** Its page was opened on this node: the next visit reads anew, and a reading that began before does not count. */
  add(app_id: string): void {
    if (this.known.has(app_id)) return;
    this.reading = null;
    this.readAt = Number.NEGATIVE_INFINITY;
  }

  private get isFresh(): boolean {
    return performance.now() - this.readAt <= maxAgeMs;
  }

  private read(now: Date): Promise<ReadonlySet<string>> {
    const begun = performance.now();
    const reading = findWatchedApps(this.database.db, now)
      .then((apps): ReadonlySet<string> => {
        const found = new Set(apps);
        if (this.reading === reading) [this.known, this.readAt] = [found, begun];
        return found;
      })
      .finally(() => {
        if (this.reading === reading) this.reading = null;
      });
    return reading;
  }
}
