import { plainDates } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import type { Line } from './notice-texts.ts';

/** Days are UTC days everywhere (decision 0005), so that both sides write the same one. */
const LONG_DATE = { ...plainDates, dateStyle: 'long', timeZone: 'UTC' } as const;

/** Names of days and countries are the platform's, which may differ a little between server and browser. */
export function NoticeLine({ line: { says, date, country } }: { line: Line }) {
  const text = useText();
  const locale = useLocale();
  const values = {
    ...(date && { date: new Intl.DateTimeFormat(locale, LONG_DATE).format(new Date(date)) }),
    ...(country && { country: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country }),
  };
  return <p suppressHydrationWarning>{text(says, values)}</p>;
}
