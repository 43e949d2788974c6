// Rewards as JSON, serialised once for each payout and price: inventories have thousands of surveys but few payouts, and
// people of apps with the same share, rate and decimals, and with the same bonus, share one list.
import { createHmac } from 'node:crypto';
import { type AppPrice, type PersonalPrice, presentReward } from '#present/survey.ts';

/** Far more than there are different prices; only a guard against unlimited growth. */
const most = { prices: 1_000, payouts: 10_000 };

export class PriceList {
  private readonly serialised = new Map<number, Buffer>();

  /** `version` identifies the price without revealing it. */
  constructor(
    private readonly price: PersonalPrice,
    readonly version: string,
  ) {}

  /** The reward as JSON between the survey before it and the facts that follow: commas at both ends, no closing brace. */
  rewardOf(payout: number): Buffer {
    const known = this.serialised.get(payout);
    if (known) return known;
    const json = JSON.stringify(presentReward(BigInt(payout), this.price));
    const reward = Buffer.from(`,${json.slice(0, -1)},`);
    if (this.serialised.size >= most.payouts) this.serialised.clear();
    this.serialised.set(payout, reward);
    return reward;
  }
}

export class PriceLists {
  private readonly lists = new Map<string, PriceList>();

  constructor(private readonly secret: string) {}

  of({ revenue_share_bp, exchange_rate_micros, decimals }: AppPrice, bonus_percent: number): PriceList {
    const key = `${revenue_share_bp}:${exchange_rate_micros}:${decimals}:${bonus_percent}`;
    const known = this.lists.get(key);
    if (known) return known;
    const version = createHmac('sha256', this.secret).update(`price:${key}`).digest('base64url').slice(0, 8);
    const price = { revenue_share_bp, exchange_rate_micros, decimals, bonus_percent };
    const list = new PriceList(price, version);
    if (this.lists.size >= most.prices) this.lists.clear();
    this.lists.set(key, list);
    return list;
  }
}
