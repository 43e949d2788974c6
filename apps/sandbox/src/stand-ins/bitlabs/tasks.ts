// Tasks of people with their transactions, and what is sent of them.
import type { Sent } from '../outgoing.ts';
import type { StandInTools } from '../stand-in.ts';
import { findOffer } from './offers.ts';
import { postbackAddress } from './postback.ts';

export class Tasks {
  /** With states: one transaction for all of them. Without: completions, and reversals of their own that refer to them. */
  isStateful = true;
  #transactions = new Map<string, number>();
  #last: string | null = null;

  constructor(private readonly tools: StandInTools) {}

  async tell(values: Readonly<Record<string, string>>): Promise<Sent | null> {
    const { person = '', offer = '', task = '', state = '' } = values;
    const found = findOffer(offer);
    if (!found?.events.some(({ id }) => `${id}` === task)) throw new Error('There is no such task');
    const name = `${person} ${offer} ${task}`;
    const number = this.#transactions.get(name) ?? this.#transactions.size + 1;
    this.#transactions.set(name, number);
    const told = this.#wordsFor(number, state);
    if (told === null) return null;
    const { tx, ...words } = told;
    return this.#send(
      postbackAddress(this.tools, { tx, person, offer: found.id, task: Number(task) }, words),
    );
  }

  async repeat(): Promise<Sent> {
    return this.#send(this.#sentBefore());
  }

  async forge(): Promise<Sent> {
    return this.tools.send({ method: 'GET', url: this.#sentBefore().replace('tx=o', 'tx=o9') });
  }

  #wordsFor(number: number, state: string) {
    if (this.isStateful) return { tx: `o${number}`, state, ref: '' };
    if (state === 'PENDING') return null;
    return state === 'RECONCILED'
      ? { tx: `or${number}`, state: '', ref: `o${number}` }
      : { tx: `o${number}`, state: '', ref: '' };
  }

  async #send(url: string): Promise<Sent> {
    this.#last = url;
    return this.tools.send({ method: 'GET', url });
  }

  #sentBefore(): string {
    if (this.#last === null) throw new Error('Nothing was sent yet');
    return this.#last;
  }
}
