// What the currency settings of an app mean, by a survey that pays a dollar: computed and shown as the panel does it.
import { displayAmount, formatCurrency, formatNumber } from '../money/display.ts';
import { rewardOf } from '../money/reward.ts';
import { parseDecimal } from './decimal.ts';
import { parseShare } from './share.ts';

interface CurrencySettings {
  readonly currency_name: string;
  /** Decimal texts, as they are typed. */
  readonly exchange_rate: string;
  readonly revenue_share: string;
  readonly decimals: number;
  readonly currency_localization?: boolean;
}

const dollarMicros = 1_000_000n;

/** "A $1.00 survey shows 700 Coins."; null while a value is not usable. */
export function moneyExample(settings: CurrencySettings): string | null {
  const { currency_name, decimals, currency_localization = false } = settings;
  const exchange_rate_micros = parseDecimal(settings.exchange_rate, 6);
  const revenue_share_bp = parseShare(settings.revenue_share);
  const isUsable =
    Number.isInteger(decimals) && decimals >= 0 && decimals <= 3 && currency_name.trim() !== '';
  if (exchange_rate_micros === null || revenue_share_bp === null || !isUsable) return null;
  const price = { payout_micros: dollarMicros, exchange_rate_micros, decimals, bonus_percent: 0 };
  try {
    const { user_reward } = rewardOf({ ...price, revenue_share_bp });
    const shown = displayAmount(user_reward, { cer: null, baseRate: 1, offset: decimals });
    const text = currency_localization
      ? formatCurrency(shown, currency_name, 'en')
      : `${formatNumber(shown, 'en')} ${currency_name}`;
    return `A $1.00 survey shows ${text}.`;
  } catch (error) {
    // An amount beyond what can be paid exactly: the rate's own rule says what is wrong with it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
