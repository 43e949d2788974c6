// What is counted in memory and written for all together, so that no request waits for it. A graceful stop writes what is
// left; a crash loses the last seconds.
import type { Log } from './log.ts';

/** How long a count stays in memory, and between two attempts while the database is down. */
const writeEveryMs = 5_000;

export class WrittenLater {
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private hasFailed = false;

  /** `writeNow` throws where it could not write, and keeps what is left: it is tried again with the next. */
  constructor(
    private readonly writeNow: () => Promise<void>,
    private readonly log: Pick<Log, 'warn'>,
    private readonly failure: string,
  ) {}

  soon(): void {
    this.timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** One after another, and never fails. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.tryWriting());
    return this.writing;
  }

  private async tryWriting(): Promise<void> {
    try {
      await this.writeNow();
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.log.warn({ err: error }, this.failure);
      this.hasFailed = true;
    }
  }
}
