// Counts what suppliers and networks do, by the hour: in memory, and written for all of them together, so that no message
// waits for it. A graceful stop writes what is left; a crash loses the last seconds. The reports themselves are stored.
import { hourOf } from '@earnwall/domain/publishers/key-use';
import type { Database } from '#store/engine/database.ts';
import { addSupplierCounts, type CountedThing, type SupplierCount } from '#store/suppliers/counts.ts';
import { addUnknownCodes, type UnknownCode } from '#store/suppliers/unknown-codes.ts';
import type { Log } from './log.ts';

/** How long a count stays in memory, and between two attempts while the database is down. */
const writeEveryMs = 5_000;
/** More different ones at once are a faulty supplier: they are counted, and only the first are listed. */
const maxCodes = 1_000;

export class SupplierCounts {
  private counted = new Map<string, SupplierCount>();
  private codes = new Map<string, UnknownCode>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  count(supplier_id: string, what: CountedThing, at: Date): void {
    this.add({ supplier_id, hour: hourOf(at), what, times: 1 });
    this.timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** A code that the adapter's table does not have. */
  unknownCode(supplier_id: string, code: string, at: Date): void {
    this.count(supplier_id, 'unknown_code', at);
    this.addCode({ supplier_id, code, times: 1, first_at: at, last_at: at });
  }

  /** Writes what this node has counted so far; one after another, and never fails. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.writeCounted());
    return this.writing;
  }

  private async writeCounted(): Promise<void> {
    const [counts, codes] = [[...this.counted.values()], [...this.codes.values()]];
    this.counted = new Map();
    this.codes = new Map();
    try {
      if (counts.length > 0) await addSupplierCounts(this.database.db, counts);
      counts.length = 0;
      if (codes.length > 0) await addUnknownCodes(this.database.db, codes);
      this.hasFailed = false;
    } catch (error) {
      // Tried again with the next ones. What was written in spite of the error counts twice, which misleads nobody.
      for (const count of counts) this.add(count);
      for (const code of codes) this.addCode(code);
      if (!this.hasFailed)
        this.log.warn(
          { err: error },
          'Counts of suppliers could not be written: they are kept and written later',
        );
      this.hasFailed = true;
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
