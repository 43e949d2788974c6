// Amounts as texts, exact to the last digit. They are whole numbers of the smallest unit; anything else throws.

/** 1250 with two decimals is 12.50. */
export function unitsOf(amount: number, decimals: number): string {
  const whole = BigInt(amount);
  const digits = `${absolute(whole)}`.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return whole < 0n ? `-${text}` : text;
}

const million = 1_000_000n;

/** The value of an amount in US dollars with six decimals, rounded half away from zero. */
export function dollarsOf(amount: number, decimals: number, exchange_rate_micros: number): string {
  const unitsPerDollar = BigInt(exchange_rate_micros) * 10n ** BigInt(decimals);
  const scaled = absolute(BigInt(amount)) * million * million;
  const micros = (scaled + unitsPerDollar / 2n) / unitsPerDollar;
  const text = `${micros / million}.${`${micros % million}`.padStart(6, '0')}`;
  return amount < 0 && micros > 0n ? `-${text}` : text;
}

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
