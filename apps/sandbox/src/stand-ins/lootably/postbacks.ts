// Lootably's postbacks: a GET for what was earned, once more with status 0 when it is taken back. What is not answered with
// `1` is sent again.
import { createHash } from 'node:crypto';
import type { Sent } from '../outgoing.ts';
import type { StandInTools } from '../stand-in.ts';
import { rewardOf } from './offers.ts';

export interface Conversion {
  readonly transactionID: string;
  readonly userID: string;
  readonly ip: string;
  readonly offerID: string;
  /** Empty for an offer without goals. */
  readonly goalID: string;
  readonly revenue: number;
}

const againMs = 10 * 60 * 1000;

type Tools = Pick<StandInTools, 'productOrigin' | 'account' | 'key' | 'send'>;

export class Postbacks {
  readonly conversions = new Map<string, Conversion>();
  #waiting: string[] = [];

  constructor(private readonly tools: Tools) {
    setInterval(() => void this.resend(), againMs).unref();
  }

  async convert(conversion: Omit<Conversion, 'transactionID'>): Promise<Sent> {
    const transactionID = `loot-tx-${this.conversions.size + 1}`;
    this.conversions.set(transactionID, { ...conversion, transactionID });
    return await this.report(transactionID, '1');
  }

  async report(transactionID: string | undefined, status: string): Promise<Sent> {
    return await this.#deliver(this.#addressOf(transactionID, status));
  }

  /** With a hash that somebody else has made. */
  async forge(transactionID: string | undefined): Promise<Sent> {
    const address = new URL(this.#addressOf(transactionID, '1'));
    address.searchParams.set('transactionID', `${transactionID}-forged`);
    address.searchParams.set('hash', createHash('sha256').update('a guess').digest('hex'));
    return await this.tools.send({ method: 'GET', url: address.href });
  }

  async resend(): Promise<Sent[]> {
    const addresses = this.#waiting.splice(0);
    const sent: Sent[] = [];
    for (const address of addresses) sent.push(await this.#deliver(address));
    return sent;
  }

  async #deliver(url: string): Promise<Sent> {
    const sent = await this.tools.send({ method: 'GET', url });
    if (sent.status !== 200 || sent.answer.trim() !== '1') this.#waiting.push(url);
    return sent;
  }

  #addressOf(transactionID: string | undefined, status: string): string {
    const conversion = this.conversions.get(transactionID ?? '');
    if (!conversion) throw new Error(`There is no transaction ${transactionID}`);
    const { productOrigin, account, key } = this.tools;
    const { userID, ip, offerID, goalID } = conversion;
    const [revenue, currencyReward] = [`${conversion.revenue}`, `${rewardOf(conversion.revenue)}`];
    const hash = createHash('sha256')
      .update(userID + ip + revenue + currencyReward + key('postback'))
      .digest('hex');
    const query = { ...{ userID, ip, offerID, goalID, revenue, currencyReward, status, hash } };
    return `${productOrigin}/callbacks/${account}?${new URLSearchParams({ ...query, transactionID: conversion.transactionID })}`;
  }
}
