interface Lift {
  readonly lift: number;
  readonly low: number;
  readonly high: number;
}

/** "+7%", from "2%" to "12%": whole percent, with Latin digits like every number (decision 0005). */
export function liftTexts({ lift, low, high }: Lift, locale: string): Record<keyof Lift, string> {
  const percent = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 } as const;
  const plain = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'negative' });
  const signed = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' });
  return { lift: signed.format(lift), low: plain.format(low), high: plain.format(high) };
}
