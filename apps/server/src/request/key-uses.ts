// Counts uses of secrets and keys by the hour (decision 0096).
import { hourOf } from '@earnwall/domain/publishers/key-use';
import type { Database } from '#store/engine/database.ts';
import { addKeyUses, type KeyUses as Counted } from '#store/publishers/key-uses.ts';
import type { Log } from './log.ts';
import { WrittenLater } from './written-later.ts';

export class KeyUses {
  private counted = new Map<string, Counted>();
  private readonly later: WrittenLater;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    log: Pick<Log, 'warn'>,
  ) {
    const failure = 'Uses of keys could not be written: they are kept and written later';
    this.later = new WrittenLater(() => this.writeCounted(), log, failure);
  }

  count(app_id: string, key: string, at: Date): void {
    this.add({ app_id, key, hour: hourOf(at), uses: 1 });
    this.later.soon();
  }

  /** Writes what this node has counted so far; never fails. */
  write(): Promise<void> {
    return this.later.write();
  }

  private async writeCounted(): Promise<void> {
    const batch = [...this.counted.values()];
    this.counted = new Map();
    if (batch.length === 0) return;
    try {
      await addKeyUses(this.database.db, batch);
    } catch (error) {
      // What was written in spite of the error counts twice: a key that seems used is safe.
      for (const uses of batch) this.add(uses);
      throw error;
    }
  }

  private add({ uses, ...of }: Counted): void {
    const name = JSON.stringify([of.app_id, of.key, of.hour.getTime()]);
    const before = this.counted.get(name);
    this.counted.set(name, { ...of, uses: uses + (before?.uses ?? 0) });
  }
}
