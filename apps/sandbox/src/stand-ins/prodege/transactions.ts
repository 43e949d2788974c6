// Everybody who has entered a survey, with what their entry link carried through.

export interface Transaction {
  readonly transid: number;
  readonly projectid: string;
  readonly vpid: string;
  /** As they came: `name=value` with `&` between. */
  readonly passThrough: string;
  /** Null until it has ended. */
  status: string | null;
}

const own = ['projectid', 'sourceid', 'cpi', 'hsh', 'vpid', 'country_id'];

/** Whatever is neither Prodege's nor an answer. */
export function passThroughOf(query: URLSearchParams): string {
  const variables = [...query].filter(([name]) => !own.includes(name) && !/^q\d+$/.test(name));
  return `${new URLSearchParams(variables)}`;
}

const maxKept = 10_000;

export class Transactions {
  readonly #kept = new Map<number, Transaction>();
  #next = 700_000_001;

  add(entry: Pick<Transaction, 'projectid' | 'vpid' | 'passThrough'>): Transaction {
    const transaction = { ...entry, transid: this.#next, status: null };
    this.#next += 1;
    this.#kept.set(transaction.transid, transaction);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return transaction;
  }

  get(transid: string | undefined): Transaction {
    const found = this.#kept.get(Number(transid));
    if (!found) throw new Error(`There is no transaction ${transid}`);
    return found;
  }

  get all(): readonly Transaction[] {
    return [...this.#kept.values()];
  }
}
