// Addresses as requests need them. Those of the JSON form are the same again and again, and parsing one takes as long as
// signing a message.
import type { Guard } from './guard.ts';

interface Target {
  readonly url: URL;
  readonly origin: string;
  readonly path: string;
}

const maxKept = 1_000;

export class Targets {
  private readonly kept = new Map<string, Target>();

  constructor(private readonly guard: Pick<Guard, 'parse'>) {}

  /** Or why it is refused. */
  of(text: string): Target | string {
    const known = this.kept.get(text);
    if (known) return known;
    const url = this.guard.parse(text);
    if (typeof url === 'string') return url;
    const target = { url, origin: url.origin, path: url.pathname + url.search };
    // An address with a query is likely to be of the GET form, where each is another one.
    if (url.search !== '') return target;
    if (this.kept.size >= maxKept) this.kept.clear();
    this.kept.set(text, target);
    return target;
  }
}
