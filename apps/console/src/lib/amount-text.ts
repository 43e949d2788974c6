/** An amount of an app's currency, which is counted in its smallest unit. */
export function amountText(amount: number, { name, decimals }: { name: string; decimals: number }): string {
  return `${plainAmount(amount, decimals)} ${name}`;
}

/** The same without its name. */
export const plainAmount = (amount: number, decimals: number): string =>
  (amount / 10 ** decimals).toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Millionths of a US dollar; small ones keep what makes them differ. */
export function dollarsText(micros: number): string {
  const digits = Math.abs(micros) < 100_000 && micros % 10_000 !== 0 ? 3 : 2;
  return (micros / 1_000_000).toLocaleString('en-US', {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
}

export const percentText = (part: number): string =>
  part.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 });
