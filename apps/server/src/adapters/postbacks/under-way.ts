// Requests that wait for their answers, each of which can be ended by its signal or by its time. All have the same time, so
// that the oldest is over first: one timer is enough for all of them.
import type { Exchange } from './exchange.ts';
import { stopped, timeOutAfter } from './failure.ts';

export class UnderWay {
  readonly #limitMs: number;
  /** The oldest first. */
  readonly #signals = new Map<Exchange, AbortSignal>();
  readonly #watched = new WeakSet<AbortSignal>();
  #timer: NodeJS.Timeout | null = null;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  add(exchange: Exchange, signal: AbortSignal): void {
    this.#watch(signal);
    this.#signals.set(exchange, signal);
    if (this.#timer === null) this.#checkIn(this.#limitMs);
  }

  remove(exchange: Exchange): void {
    this.#signals.delete(exchange);
  }

  stopAll(isMeant: (signal: AbortSignal) => boolean = () => true): void {
    for (const [exchange, signal] of this.#signals) if (isMeant(signal)) exchange.fail(stopped);
  }

  /** One listener for each signal, however many requests it is for. */
  #watch(signal: AbortSignal): void {
    if (this.#watched.has(signal)) return;
    this.#watched.add(signal);
    signal.addEventListener('abort', () => this.stopAll((of) => of === signal), { once: true });
  }

  #checkIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#check(), Math.ceil(milliseconds)).unref();
  }

  #check(): void {
    this.#timer = null;
    for (const exchange of this.#signals.keys()) {
      const left = exchange.startedAt + this.#limitMs - performance.now();
      if (left > 0) {
        this.#checkIn(left);
        return;
      }
      exchange.fail(timeOutAfter(this.#limitMs));
    }
  }
}
