// Counts uses of secrets and keys by the hour: in memory, and written for all of them together, so that no request waits for
// it. A graceful stop writes what is left; a crash loses the last seconds (decision 0096).
import { hourOf } from '@earnwall/domain/publishers/key-use';
import type { Database } from '#store/engine/database.ts';
import { addKeyUses, type KeyUses as Counted } from '#store/publishers/key-uses.ts';
import type { Log } from './log.ts';

/** How long a use stays in memory, and between two attempts while the database is down. */
const writeEveryMs = 5_000;

export class KeyUses {
  private counted = new Map<string, Counted>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  count(app_id: string, key: string, at: Date): void {
    this.add({ app_id, key, hour: hourOf(at), uses: 1 });
    this.timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** Writes what this node has counted so far; one after another, and never fails. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.writeCounted());
    return this.writing;
  }

  private async writeCounted(): Promise<void> {
    const batch = [...this.counted.values()];
    this.counted = new Map();
    if (batch.length === 0) return;
    try {
      await addKeyUses(this.database.db, batch);
      this.hasFailed = false;
    } catch (error) {
      // Tried again with the next ones. What was written in spite of the error counts twice: a key that seems used is safe.
      for (const uses of batch) this.add(uses);
      if (!this.hasFailed)
        this.log.warn({ err: error }, 'Uses of keys could not be written: they are kept and written later');
      this.hasFailed = true;
    }
  }

  private add({ uses, ...of }: Counted): void {
    const name = JSON.stringify([of.app_id, of.key, of.hour.getTime()]);
    const before = this.counted.get(name);
    this.counted.set(name, { ...of, uses: uses + (before?.uses ?? 0) });
  }
}
