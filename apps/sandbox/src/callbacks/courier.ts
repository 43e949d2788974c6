// Carries messages to the buyer's server. The first try is waited for; what was not taken is tried again on its own,
// later and later, until it is taken or the sender gives up.
import { setTimeout as pause } from 'node:timers/promises';

/** Signed with a key of somebody else, or cut off after signing. */
export type Tampering = 'forged' | 'truncated';

export interface Carried {
  readonly tampering: Tampering | null;
  readonly tries: Try[];
}

interface Try {
  at: number;
  /** null: no answer at all. */
  status: number | null;
}

export interface Parcel {
  url: URL;
  body: Uint8Array;
  signature: string;
}

const timeoutMs = 5000;

/** Before each further try. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 120_000];

/** `About` is what a message tells of. */
export class Courier<About, Message extends Carried> {
  readonly #stopped = new AbortController();

  constructor(
    private readonly pack: (about: About, message: Message) => Parcel,
    private readonly now: () => number,
  ) {}

  /** Resolves after the first try, taken or not. */
  async send(about: About, message: Message): Promise<void> {
    const taken = await this.#try(about, message);
    // What was tampered with is no message of ours; nobody would send it again.
    if (!taken && !message.tampering) void this.#keepTrying(about, message);
  }

  async sendLater(about: About, message: Message, delayMs: number): Promise<void> {
    if (await this.#wait(delayMs)) await this.send(about, message);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #keepTrying(about: About, message: Message): Promise<void> {
    for (const waitMs of pausesMs) {
      if (!(await this.#wait(waitMs)) || (await this.#try(about, message))) return;
    }
  }

  async #try(about: About, message: Message): Promise<boolean> {
    const { url, body, signature } = this.pack(about, message);
    const at = this.now();
    const status = await fetch(url, {
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
    message.tries.push({ at, status });
    return status !== null && status >= 200 && status < 300;
  }

  /** False when the sender closes meanwhile. */
  #wait(ms: number): Promise<boolean> {
    return pause(ms, true, { signal: this.#stopped.signal, ref: false }).catch(() => false);
  }
}
