/** How an app writes its amounts. */
export interface Money {
  currency: string;
  decimals: number;
}

/** `12,430`, `−600.50`: with a true minus, so that figures stand below each other. Texts hold what no number can. */
export function figure(amount: number | string, { decimals }: Pick<Money, 'decimals'>): string {
  const units = typeof amount === 'string' ? BigInt(amount) : BigInt(Math.round(amount));
  const [sign, size] = units < 0n ? ['−', -units] : ['', units];
  const scale = 10n ** BigInt(decimals);
  const fraction = decimals === 0 ? '' : `.${`${size % scale}`.padStart(decimals, '0')}`;
  return `${sign}${(size / scale).toLocaleString('en-US')}${fraction}`;
}

export const moneyText = (amount: number | string, money: Money): string =>
  `${figure(amount, money)} ${money.currency}`.trim();

/** With its sign, also where it is a gain. */
export const signedFigure = (amount: number, money: Pick<Money, 'decimals'>): string =>
  amount > 0 ? `+${figure(amount, money)}` : figure(amount, money);

/** The same for a currency by its name: `1,250 Coins`. */
export const pointsText = (amount: number, currency: { name: string; decimals: number }): string =>
  moneyText(amount, { currency: currency.name, decimals: currency.decimals });
