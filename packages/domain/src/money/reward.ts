/** What a completed survey is worth and how the app turns it into its own currency; integers only. */
export interface Price {
  /** What the supplier pays, in millionths of a US dollar. */
  readonly payout_micros: number | bigint;
  /** The users' part of it, in hundredths of a percent. */
  readonly revenue_share_bp: number;
  /** Units of the app's currency for one US dollar, in millionths. */
  readonly exchange_rate_micros: number | bigint;
  /** Digits after the point in the app's currency, 0 to 3 (decision 0005). */
  readonly decimals: number;
  readonly bonus_percent: number;
}

/** Integers of 10^-decimals of the app's currency. */
export interface Reward {
  readonly user_reward: number;
  readonly user_reward_without_bonus: number;
}

const MICROS = 1_000_000n;
const BASIS_POINTS = 10_000n;
const PERCENT = 100n;

/**
 * The reward of a survey (BO-01). The list shows it, the click stores it and the credit pays it, all
 * by this one rule. It rounds once, down, so that nothing is promised that the payout does not cover.
 */
export function rewardOf(price: Price): Reward {
  const exact =
    whole('payout_micros', price.payout_micros) *
    whole('revenue_share_bp', price.revenue_share_bp, 10_000) *
    whole('exchange_rate_micros', price.exchange_rate_micros) *
    10n ** whole('decimals', price.decimals, 3);
  const unit = MICROS * BASIS_POINTS * MICROS;
  const bonus = whole('bonus_percent', price.bonus_percent);
  return {
    user_reward: amount((exact * (PERCENT + bonus)) / (unit * PERCENT)),
    user_reward_without_bonus: amount(exact / unit),
  };
}

function whole(name: string, value: number | bigint, max?: number): bigint {
  const isExact = typeof value === 'bigint' || Number.isSafeInteger(value);
  if (!isExact || value < 0 || (max !== undefined && value > max)) {
    throw new RangeError(
      `${name} must be a whole number from 0${max === undefined ? ' on' : ` to ${max}`}: ${value}`,
    );
  }
  return BigInt(value);
}

/** Amounts travel as JSON numbers; one that JavaScript cannot hold exactly must never be sent. */
function amount(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`amount too large: ${value}`);
  return Number(value);
}
