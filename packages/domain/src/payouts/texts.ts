/** Millionths of a dollar as a plain decimal number, exact: at least two digits after the point, at most six. */
export function dollarsText(micros: number): string {
  const { sign, digits } = partsOf(micros, 6);
  const [whole, fraction] = [digits.slice(0, -6), digits.slice(-6)];
  return `${sign}${whole}.${fraction.replace(/0{1,4}$/, '')}`;
}

/** Points in the app's currency as a plain decimal number. */
export function pointsText(points: number, decimals: number): string {
  const { sign, digits } = partsOf(points, decimals);
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function partsOf(value: number, decimals: number) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact amount: ${value}`);
  return { sign: value < 0 ? '-' : '', digits: String(Math.abs(value)).padStart(decimals + 1, '0') };
}
