/** Millionths of a US dollar in dollars: two digits, more where there are any. */
export function dollars(micros: number | string): string {
  const value = BigInt(micros);
  const [sign, size] = value < 0n ? ['−', -value] : ['', value];
  const fraction = (size % 1_000_000n)
    .toString()
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${sign}$${(size / 1_000_000n).toLocaleString('en')}.${fraction}`;
}

/** Whole units of 10^-decimals, with the name of the currency. */
export function points(units: string, decimals: number, currency: string): string {
  const value = BigInt(units);
  const [sign, size] = value < 0n ? ['−', -value] : ['', value];
  const scale = 10n ** BigInt(decimals);
  const fraction = decimals === 0 ? '' : `.${(size % scale).toString().padStart(decimals, '0')}`;
  return `${sign}${(size / scale).toLocaleString('en')}${fraction} ${currency}`.trim();
}
