/** `1.6%`; nothing of nothing is no rate. */
export function rateText(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
}
