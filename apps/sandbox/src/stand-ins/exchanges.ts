// What a stand-in got and sent, the newest last: for its page and for tests.

export interface Exchange {
  readonly at: string;
  readonly direction: 'got' | 'sent';
  readonly method: string;
  readonly url: string;
  /** As far as it is worth showing. */
  readonly body: string;
  /** Null: no answer at all. */
  readonly status: number | null;
  readonly answer: string;
}

const maxKept = 500;
const maxText = 2_000;

export class Exchanges {
  #kept: Exchange[] = [];

  add({ body, answer, ...exchange }: Exchange): void {
    this.#kept.push({ ...exchange, body: body.slice(0, maxText), answer: answer.slice(0, maxText) });
    if (this.#kept.length > maxKept) this.#kept.shift();
  }

  get all(): readonly Exchange[] {
    return this.#kept;
  }
}
