export const percentText = (part: number): string =>
  part.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 });
