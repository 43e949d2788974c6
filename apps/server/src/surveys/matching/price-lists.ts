// Rewards as JSON, serialised once for each payout and price: inventories have thousands of surveys but few payouts, and
// people of apps with the same share, rate and decimals, and with the same bonus, share one list.
import { createHmac } from 'node:crypto';
import { fairRateOf, type PaysForTime } from '@earnwall/domain/fair-pay/rate';
import { type AppPrice, type PersonalPrice, presentReward, type SurveyReward } from '#present/survey.ts';
import { placeForm } from './place-json.ts';

/** Far more than there are different prices; only a guard against unlimited growth. */
const most = { prices: 1_000, payouts: 10_000 };

interface PricedReward {
  readonly reward: Readonly<SurveyReward>;
  /** As JSON after the survey before it: with a comma, without a closing brace, and with room for the place (`place-json.ts`). */
  readonly json: Buffer;
}

export class PriceList {
  private readonly rewards = new Map<number, PricedReward>();

  /** `version` identifies the price without revealing it. */
  constructor(
    private readonly price: PersonalPrice,
    readonly version: string,
  ) {}

  of(payout: number): PricedReward {
    const known = this.rewards.get(payout);
    if (known) return known;
    const reward = presentReward(BigInt(payout), this.price);
    const found = { reward, json: Buffer.from(`,${JSON.stringify(reward).slice(0, -1)},${placeForm}`) };
    if (this.rewards.size >= most.payouts) this.rewards.clear();
    this.rewards.set(payout, found);
    return found;
  }
}

export class PriceLists {
  private readonly lists = new Map<string, PriceList>();
  /** The last one of each app's record, as it was read: to write out its key costs every request more than the rest. */
  private readonly last = new WeakMap<object, { bonus_percent: number; list: PriceList }>();

  constructor(private readonly secret: string) {}

  of(app: AppPrice & PaysForTime, bonus_percent: number): PriceList {
    const last = this.last.get(app);
    if (last?.bonus_percent === bonus_percent) return last.list;
    const list = this.find(app, bonus_percent);
    this.last.set(app, { bonus_percent, list });
    return list;
  }

  private find(app: AppPrice & PaysForTime, bonus_percent: number): PriceList {
    const { revenue_share_bp, exchange_rate_micros, decimals } = app;
    // What time is paid does not change a reward, but the order of a list.
    const key = `${revenue_share_bp}:${exchange_rate_micros}:${decimals}:${bonus_percent}:${fairRateOf(app)}`;
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
