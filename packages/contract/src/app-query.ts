import type { AddressValues } from './address-values.ts';
import type { QueryOf } from './call-types.ts';

/** What GET /app is told about a visit (ID-12), by the panel as by the page's first paint. */
export function appQueryOf(
  { notification, exchangeRate, currencyName, source, singleSurveyLink }: AddressValues,
  iframe: boolean,
  link = singleSurveyLink,
): QueryOf<'app/get-app'> {
  return {
    notification: notification ?? undefined,
    cer: exchangeRate ?? undefined,
    cn: currencyName ?? undefined,
    iframe,
    s: source ?? undefined,
    sslh: link ?? undefined,
  };
}
