import { type Layout, layouts, type StartUp } from '#session/start-up-values.ts';

/** Reads every start-up parameter of spec §2; what makes no sense counts as absent. */
export function readStartUp(search: string): StartUp {
  const query = new URLSearchParams(search);
  const text = (key: string) => query.get(key)?.trim() || null;

  return {
    credentials: { uh: text('uh'), uuid: text('uuid'), app: text('app'), shash: text('shash') },
    language: text('language'),
    locale: text('locale'),
    currencyName: text('cn') ?? text('currency_name'),
    exchangeRate: number(text('cer'), (rate) => rate > 0),
    decimals: number(text('umd'), (offset) => Number.isInteger(offset) && offset >= 1 && offset <= 3),
    currencyLocalization: flag(text('cl')),
    source: text('s'),
    maid: text('maid'),
    otmPool: text('otm'),
    layout: layout(text('layout')),
    columns: number(text('col_qty'), isCount),
    limit: number(text('limit'), isCount),
    enableOffers: flag(text('enable_offers')),
    subId: subIdOf(query),
    iframe: query.has('subid-iframe'),
    notification: text('notification'),
    singleSurveyLink: text('sslh'),
    surveyHash: text('sh'),
    mode: text('mode'),
  };
}

/** Any key starting with subid belongs to the publisher and travels untouched. */
function subIdOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([key]) => key.startsWith('subid')));
}

function number(value: string | null, makesSense: (value: number) => boolean): number | null {
  const parsed = Number(value ?? Number.NaN);
  return Number.isFinite(parsed) && makesSense(parsed) ? parsed : null;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

function flag(value: string | null): boolean | null {
  if (value === null) return null;
  return value !== '0' && value.toLowerCase() !== 'false';
}

function layout(value: string | null): Layout | null {
  return layouts.find((known) => known === value) ?? null;
}
