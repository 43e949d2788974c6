// When people last entered from an address that is known already, written for many together, so that no visit waits for it.
import type { Database } from '#store/engine/database.ts';
import { type LastEntry, updateIpLogs } from '#store/people/ip-logs.ts';
import type { Log } from './log.ts';
import { WrittenLater } from './written-later.ts';

export class LastEntries {
  private unwritten = new Map<string, LastEntry>();
  private readonly later: WrittenLater;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    log: Pick<Log, 'warn'>,
  ) {
    const failure = 'When people last entered could not be written: it is kept and written later';
    this.later = new WrittenLater(() => this.writeEntries(), log, failure);
  }

  /** Of the same address the last one counts. */
  note(entry: LastEntry): void {
    this.unwritten.set(entry.id, entry);
    this.later.soon();
  }

  /** Writes the entries of this node so far; never fails. */
  write(): Promise<void> {
    return this.later.write();
  }

  private async writeEntries(): Promise<void> {
    const batch = this.unwritten;
    this.unwritten = new Map();
    if (batch.size === 0) return;
    try {
      await updateIpLogs(this.database.db, [...batch.values()]);
    } catch (error) {
      this.unwritten = new Map([...batch, ...this.unwritten]);
      throw error;
    }
  }
}
