// Millionths of a US dollar, as people read them.

/** For prices and estimates: small ones keep what makes them differ. */
export function dollarsText(micros: number): string {
  const digits = Math.abs(micros) < 100_000 && micros % 10_000 !== 0 ? 3 : 2;
  return (micros / 1_000_000).toLocaleString('en-US', {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
}

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const millionths = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 6 },
});

/** For sums of the books, in dollars and cents; what is less than a cent is not shown as nothing. */
export function bookedDollars(micros: number | null): string {
  if (micros === null) return '–';
  const isSmall = micros !== 0 && Math.abs(micros) < 10_000;
  return (isSmall ? millionths : cents).format(micros / 1_000_000).replace('-', '−');
}

/** For what is compared with a supplier's own lines: two digits, more where there are any. */
export function exactDollars(micros: number | string): string {
  const value = BigInt(micros);
  const [sign, size] = value < 0n ? ['−', -value] : ['', value];
  const fraction = (size % 1_000_000n)
    .toString()
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${sign}$${(size / 1_000_000n).toLocaleString('en')}.${fraction}`;
}
