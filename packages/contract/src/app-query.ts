import type { AddressValues } from './address-values.ts';
import type { QueryOf } from './call-types.ts';

/** The query of GET /app for a visit (ID-12), for the panel and for the first paint alike. */
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
