// Counts what suppliers and networks do, by the hour. The reports themselves are stored.
import { hourOf } from '@earnwall/domain/publishers/key-use';
import type { Database } from '#store/engine/database.ts';
import { addSupplierCounts, type CountedThing, type SupplierCount } from '#store/suppliers/counts.ts';
import { addUnknownCodes, type UnknownCode } from '#store/suppliers/unknown-codes.ts';
import type { Log } from './log.ts';
import { WrittenLater } from './written-later.ts';

/** More different ones at once are a faulty supplier: they are counted, and only the first are listed. */
const maxCodes = 1_000;

export class SupplierCounts {
  private counted = new Map<string, SupplierCount>();
  private codes = new Map<string, UnknownCode>();
  private readonly later: WrittenLater;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    log: Pick<Log, 'warn'>,
  ) {
    const failure = 'Counts of suppliers could not be written: they are kept and written later';
    this.later = new WrittenLater(() => this.writeCounted(), log, failure);
  }

  count(supplier_id: string, what: CountedThing, at: Date): void {
    this.add({ supplier_id, hour: hourOf(at), what, times: 1 });
    this.later.soon();
  }

  /** A code that the adapter's table does not have. */
  unknownCode(supplier_id: string, code: string, at: Date): void {
    this.count(supplier_id, 'unknown_code', at);
    this.addCode({ supplier_id, code, times: 1, first_at: at, last_at: at });
  }

  /** Writes what this node has counted so far; never fails. */
  write(): Promise<void> {
    return this.later.write();
  }

  private async writeCounted(): Promise<void> {
    const [counts, codes] = [[...this.counted.values()], [...this.codes.values()]];
    this.counted = new Map();
    this.codes = new Map();
    try {
      if (counts.length > 0) await addSupplierCounts(this.database.db, counts);
      counts.length = 0;
      if (codes.length > 0) await addUnknownCodes(this.database.db, codes);
    } catch (error) {
      // What was written in spite of the error counts twice, which misleads nobody.
      for (const count of counts) this.add(count);
      for (const code of codes) this.addCode(code);
      throw error;
    }
  }

  private add({ times, ...of }: SupplierCount): void {
    const name = JSON.stringify([of.supplier_id, of.what, of.hour.getTime()]);
    this.counted.set(name, { ...of, times: times + (this.counted.get(name)?.times ?? 0) });
  }

  private addCode({ times, ...of }: UnknownCode): void {
    const name = JSON.stringify([of.supplier_id, of.code]);
    const before = this.codes.get(name);
    if (!before && this.codes.size >= maxCodes) return;
    this.codes.set(name, {
      ...{ ...of, times: times + (before?.times ?? 0) },
      first_at: before && before.first_at < of.first_at ? before.first_at : of.first_at,
    });
  }
}
