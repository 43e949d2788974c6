// Carries reports to the buyer. The first try is waited for; what was not taken is tried again on its own, later and
// later, until it is taken or the supplier gives up.
import { setTimeout as pause } from 'node:timers/promises';
import type { SigningKeys } from '../signatures.ts';
import type { Attempt } from './attempts.ts';
import { messageOf, type Report } from './reports.ts';

interface Buyer {
  /** Where callbacks go. */
  origin: string;
  keys: SigningKeys;
}

const timeoutMs = 5000;

/** Before each further try. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 120_000];

export class Courier {
  readonly #stopped = new AbortController();

  constructor(
    private readonly buyer: Buyer,
    private readonly now: () => number,
  ) {}

  /** Resolves after the first try, taken or not. */
  async send(attempt: Attempt, report: Report): Promise<void> {
    const taken = await this.#try(attempt, report);
    // What was tampered with is no message of ours; nobody would send it again.
    if (!taken && !report.tampering) void this.#keepTrying(attempt, report);
  }

  async sendLater(attempt: Attempt, report: Report, delayMs: number): Promise<void> {
    if (await this.#wait(delayMs)) await this.send(attempt, report);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #keepTrying(attempt: Attempt, report: Report): Promise<void> {
    for (const waitMs of pausesMs) {
      if (!(await this.#wait(waitMs)) || (await this.#try(attempt, report))) return;
    }
  }

  async #try(attempt: Attempt, report: Report): Promise<boolean> {
    const { body, signature } = messageOf(attempt, report, this.buyer.keys);
    const at = this.now();
    const status = await fetch(callbackUrl(attempt, this.buyer.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(timeoutMs)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
    report.tries.push({ at, status });
    return status !== null && status >= 200 && status < 300;
  }

  /** False when the supplier closes meanwhile. */
  #wait(ms: number): Promise<boolean> {
    return pause(ms, true, { signal: this.#stopped.signal, ref: false }).catch(() => false);
  }
}

/** A buyer may hold several accounts: the way back names one, and its callbacks go to the same. */
function callbackUrl({ back }: Attempt, origin: string): URL {
  const account = new URL(back).pathname.split('/').at(-1) ?? '';
  return new URL(`/callbacks/${account}`, origin);
}
