// The switch for testers: the receiver misbehaves for the next requests of an app, so that retries can be watched.
export const faults = {
  error: { label: 'answers 500', status: 500 },
  gone: { label: 'answers 410: the endpoint stops', status: 410 },
  /** The coins are booked, but the sender learns of it too late, or never: the same postback comes again. */
  slow: { label: 'books, answers after 12 seconds', status: null },
  drop: { label: 'books, drops the connection', status: null },
} as const;

export type FaultName = keyof typeof faults;

export const isFaultName = (value: unknown): value is FaultName =>
  typeof value === 'string' && Object.hasOwn(faults, value);

export const mostRequests = 20;

export interface ActiveFault {
  app: string;
  fault: FaultName;
  /** How many requests it still meets. */
  left: number;
}

export class Faults {
  readonly #active = new Map<string, ActiveFault>();

  set(app: string, fault: FaultName, count: number): void {
    this.#active.set(app, { app, fault, left: Math.min(Math.max(count, 1), mostRequests) });
  }

  clear(app: string): void {
    this.#active.delete(app);
  }

  /** What the next request of the app meets; null = nothing. */
  take(app: string): FaultName | null {
    const active = this.#active.get(app);
    if (!active) return null;
    active.left -= 1;
    if (active.left === 0) this.#active.delete(app);
    return active.fault;
  }

  active(): ActiveFault[] {
    return [...this.#active.values()];
  }
}
