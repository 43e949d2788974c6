// Reconciliations: statuses that changed after the fact, sent as a signed batch. What is not answered with 200 is sent again
// as a whole, an hour later; testers need not wait for it.
import type { Sent } from '../outgoing.ts';
import type { StandInTools } from '../stand-in.ts';
import { sign } from './signing.ts';
import type { Transaction } from './transactions.ts';

const hourMs = 60 * 60 * 1000;

type Tools = Pick<StandInTools, 'productOrigin' | 'account' | 'key' | 'send'>;

export class Reconciliations {
  #waiting: string[] = [];
  #last: string | null = null;

  constructor(private readonly tools: Tools) {
    setInterval(() => void this.resend(), hourMs).unref();
  }

  async reconcile(transactions: readonly Transaction[], newstatus: number): Promise<Sent> {
    for (const transaction of transactions) transaction.status = `${newstatus}`;
    const list = transactions.map(({ transid, projectid, vpid, passThrough }) => ({
      ...{ transid, newstatus, projectid: Number(projectid), vpid, passthruvariables: passThrough },
    }));
    // The one parameter beside the signature is the list, as the text that travels.
    const reconciliations = JSON.stringify(list);
    const signature = sign(this.tools.key('secret'), { reconciliations });
    return await this.#deliver(`{"reconciliations":${reconciliations},"signature":"${signature}"}`);
  }

  /** The last batch once more, although it was received. */
  async repeat(): Promise<Sent> {
    if (this.#last === null) throw new Error('No batch was sent yet');
    return await this.#deliver(this.#last);
  }

  /** Signed by somebody else. */
  async forge(): Promise<Sent> {
    if (this.#last === null) throw new Error('No batch was sent yet');
    return await this.#send(this.#last.replace(/.(?="}$)/, (last) => (last === 'A' ? 'B' : 'A')));
  }

  async resend(): Promise<Sent[]> {
    const batches = this.#waiting.splice(0);
    const sent: Sent[] = [];
    for (const batch of batches) sent.push(await this.#deliver(batch));
    return sent;
  }

  async #deliver(batch: string): Promise<Sent> {
    this.#last = batch;
    const sent = await this.#send(batch);
    if (sent.status !== 200) this.#waiting.push(batch);
    return sent;
  }

  #send(body: string): Promise<Sent> {
    const { productOrigin, account, send } = this.tools;
    return send({
      ...{ method: 'POST', url: `${productOrigin}/callbacks/${account}`, body },
      headers: { 'content-type': 'application/json' },
    });
  }
}
