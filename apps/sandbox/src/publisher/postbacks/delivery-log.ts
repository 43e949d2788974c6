// Everything that came to the receiver, refused or not; the newest ones.
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Postback } from './postback.ts';

const mostEntries = 200;

export interface Entry {
  /** Of this run of the site; rises by one. */
  number: number;
  at: string;
  app: string;
  method: string;
  /** Null where nothing could be read. */
  postback: Postback | null;
  verified: boolean;
  /** What was done with it, or why nothing was. */
  outcome: string;
  /** The status of the answer, or what came in its place. */
  answered: string;
  /** The request as it came: what it was signed by, and what it said. */
  raw: string;
}

export class DeliveryLog {
  readonly #events = new EventEmitter().setMaxListeners(0);
  /** Newest first. */
  #entries: Entry[] = [];
  #count = 0;
  /** Numbers of another run mean nothing to this one. */
  readonly run = randomBytes(4).toString('hex');

  add(entry: Omit<Entry, 'number'>): void {
    this.#count += 1;
    const added = { number: this.#count, ...entry };
    this.#entries = [added, ...this.#entries].slice(0, mostEntries);
    this.#events.emit('entry', added);
  }

  get count(): number {
    return this.#count;
  }

  newestFirst(): readonly Entry[] {
    return this.#entries;
  }

  /** Returns the function that ends it. */
  listen(listener: (entry: Entry) => void): () => void {
    this.#events.on('entry', listener);
    return () => void this.#events.off('entry', listener);
  }
}
