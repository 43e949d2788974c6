// Sends callbacks to the buyer's server. The caller waits for the first try; what was not accepted is retried in the
// background with growing pauses, until it is accepted or the retries are used up.
import { setTimeout as pause } from 'node:timers/promises';

/** Signed with a key that the buyer does not know, or cut off after signing. */
export type Tampering = 'forged' | 'truncated';

export interface TrackedMessage {
  readonly tampering: Tampering | null;
  readonly tries: Try[];
}

interface Try {
  at: number;
  /** null: no answer at all. */
  status: number | null;
}

export interface SignedMessage {
  url: URL;
  body: Uint8Array;
  signature: string;
}

const timeoutMs = 5000;

/** Before each further try. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 120_000];

/** `About` is the subject of a message, such as an attempt or a play. */
export class CallbackSender<About, Message extends TrackedMessage> {
  readonly #stopped = new AbortController();

  constructor(
    private readonly encode: (about: About, message: Message) => SignedMessage,
    private readonly now: () => number,
  ) {}

  /** Resolves after the first try, accepted or not. */
  async send(about: About, message: Message): Promise<void> {
    const isAccepted = await this.#try(about, message);
    // A forged message has no sender who would retry it.
    if (!isAccepted && !message.tampering) void this.#retry(about, message);
  }

  async sendLater(about: About, message: Message, delayMs: number): Promise<void> {
    if (await this.#wait(delayMs)) await this.send(about, message);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #retry(about: About, message: Message): Promise<void> {
    for (const waitMs of pausesMs) {
      if (!(await this.#wait(waitMs)) || (await this.#try(about, message))) return;
    }
  }

  async #try(about: About, message: Message): Promise<boolean> {
    const { url, body, signature } = this.encode(about, message);
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

  /** False when the sender is stopped meanwhile. */
  #wait(ms: number): Promise<boolean> {
    return pause(ms, true, { signal: this.#stopped.signal, ref: false }).catch(() => false);
  }
}
