/**
 * Reads the URL parameters of a visit (decision 0068): usable values are kept, the rest is left out, and no value stops
 * a visit. Panel and server use the same functions, so that neither sends what the other refuses.
 */

// Names and hashes for people or for the panel; ids that the server looks up or passes on.
export const longestText = 500;
export const longestId = 128;
const maxSubids = 50;
export const maxSurveys = 200;
export const maxColumns = 12;
export const highestRate = 1e9;

const unstorable = /[\0\p{Cs}]/u;

/** PostgreSQL stores no NUL, and jsonb no lone surrogate. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** Too long is as good as absent: half an id would be the id of something else. */
export function usableText(value: unknown, most: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text && text.length <= most && isStorable(text) ? text : null;
}

/** A rate out of range is not clamped: the result would be a rate that nobody has set. */
export function usableRate(value: unknown): number | null {
  const rate = Number(value ?? Number.NaN);
  return rate >= 1 / highestRate && rate <= highestRate ? rate : null;
}

/** A larger count is reduced to the maximum. */
export function usableCount(value: unknown, most: number): number | null {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, most) : null;
}

export function isSubidKey(key: string): boolean {
  return key.startsWith('subid');
}

/** Keys and values are the publisher's: each is kept as it came or left out, and of one key the first value counts. */
export function usableSubid(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const kept = new Map<string, string>();
  for (const [key, value] of entries) {
    const isUsable =
      isSubidKey(key) &&
      key.length <= longestId &&
      typeof value === 'string' &&
      value.length <= longestText &&
      isStorable(key) &&
      isStorable(value);
    if (isUsable && !kept.has(key) && kept.size < maxSubids) kept.set(key, value);
  }
  return Object.fromEntries(kept);
}

/** The parameters that both the panel and the server-rendered page read. */
export interface AddressValues {
  /** `cn` or `currency_name`: the name shown instead of the app's own. */
  currencyName: string | null;
  /** `cer`: the exchange rate of the display. */
  exchangeRate: number | null;
  /** Hash handed to GET /app. */
  notification: string | null;
  source: string | null;
  /** `sslh`: a single-survey link, which names its app without a login (decision 0001). */
  singleSurveyLink: string | null;
  /** `sh`: the survey of /survey, which does the same for an app that shows no panel (decision 0073). */
  surveyHash: string | null;
  /** `subid-iframe`: a subid that also says that the panel is in a frame. */
  iframe: boolean;
}

export function readAddressValues(query: URLSearchParams): AddressValues {
  const text = (key: string) => usableText(query.get(key), longestText);
  const id = (key: string) => usableText(query.get(key), longestId);
  return {
    currencyName: text('cn') ?? text('currency_name'),
    exchangeRate: usableRate(query.get('cer')),
    notification: text('notification'),
    source: id('s'),
    singleSurveyLink: id('sslh'),
    surveyHash: id('sh'),
    iframe: query.has('subid-iframe'),
  };
}
