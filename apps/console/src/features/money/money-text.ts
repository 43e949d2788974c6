/** How an app writes its amounts. */
export interface Money {
  currency: string;
  decimals: number;
}

/** `12,430`, `−600.50`: with a true minus, so that figures stand below each other. */
export function figure(amount: number, { decimals }: Pick<Money, 'decimals'>): string {
  const text = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(amount) / 10 ** decimals);
  return amount < 0 ? `−${text}` : text;
}

export const moneyText = (amount: number, money: Money): string =>
  `${figure(amount, money)} ${money.currency}`;

/** With its sign, also where it is a gain. */
export const signedFigure = (amount: number, money: Pick<Money, 'decimals'>): string =>
  amount > 0 ? `+${figure(amount, money)}` : figure(amount, money);

/** The same for a currency by its name: `1,250 Coins`. */
export const pointsText = (amount: number, currency: { name: string; decimals: number }): string =>
  moneyText(amount, { currency: currency.name, decimals: currency.decimals });
