// Writes the results of attempts in batches: those that arrive while one is written go together. Until they are written
// they are tried again, since a result that is lost means that the postback is sent once more.
import type { Log } from '#request/log.ts';
import { sleep } from '#request/within.ts';
import type { Database } from '#store/engine/database.ts';
import { type AttemptResult, recordAttempts } from '#store/publishers/postback-queue.ts';

interface RecorderTools {
  database: Database;
  log: Log;
  aborting: AbortSignal;
}

const batchMs = 15;
const retryMs = 200;
const maxRetryMs = 5_000;

export class Recorder {
  private results: AttemptResult[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly tools: RecorderTools,
    private readonly recorded: (ids: readonly number[]) => void,
  ) {}

  add(result: AttemptResult): void {
    this.results.push(result);
    this.writing ??= this.write();
  }

  /** Resolves when all is written, or the node stops without a database. */
  async end(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    for (let failures = 0; this.results.length > 0 && !this.tools.aborting.aborted; ) {
      // The more go together, the less each of them costs.
      await sleep(batchMs, this.tools.aborting);
      const batch = this.results;
      this.results = [];
      try {
        await recordAttempts(this.tools.database, batch);
        this.recorded(batch.map(({ id }) => id));
        failures = 0;
      } catch (error) {
        this.results = [...batch, ...this.results];
        // Once for each outage: every endpoint has a recorder of its own.
        if (failures === 0)
          this.tools.log.warn(
            { err: error, attempts: this.results.length },
            'Attempts at postbacks could not be recorded: trying again. If the node stops now, these postbacks are sent once more',
          );
        const pauseMs = Math.min(retryMs * 2 ** failures, maxRetryMs);
        failures += 1;
        await sleep(pauseMs, this.tools.aborting);
      }
    }
    this.writing = null;
  }
}
