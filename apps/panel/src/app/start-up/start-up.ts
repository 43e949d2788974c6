import {
  isSubidKey,
  longestId,
  maxColumns,
  maxSurveys,
  readAddressValues,
  usableCount,
  usableSubid,
  usableText,
} from '@earnwall/contract/address-values';
import { decimalOffset } from '@earnwall/contract/first-limits';
import { type Layout, layouts, type StartUp } from '#session/start-up-values.ts';

/** Reads every start-up parameter (ID-05); what cannot be used counts as absent (decision 0068). */
export function readStartUp(search: string): StartUp {
  const query = new URLSearchParams(search);
  const text = (key: string) => query.get(key)?.trim() || null;
  const id = (key: string) => usableText(query.get(key), longestId);
  const count = (key: string, most: number) => usableCount(query.get(key), most);

  return {
    ...readAddressValues(query),
    // The server takes a session token where it takes a user hash (decision 0089).
    credentials: { uh: text('st') ?? text('uh'), uuid: text('uuid'), app: text('app'), shash: text('shash') },
    language: text('language'),
    locale: text('locale'),
    decimals: decimalsOf(text('umd')),
    currencyLocalization: flag(text('cl')),
    maid: id('maid'),
    otmPool: id('otm'),
    layout: layout(text('layout')),
    columns: count('col_qty', maxColumns),
    limit: count('limit', maxSurveys),
    enableOffers: flag(text('enable_offers')),
    subId: subIdOf(query),
    mode: text('mode'),
  };
}

function subIdOf(query: URLSearchParams): StartUp['subId'] {
  return [...query.keys()].some(isSubidKey) ? usableSubid(query) : null;
}

/** Not clamped: a point that is moved another way than asked for shows amounts ten times too large. */
function decimalsOf(value: string | null): number | null {
  const offset = usableCount(value, Number.POSITIVE_INFINITY);
  return offset !== null && offset <= decimalOffset.max ? offset : null;
}

function flag(value: string | null): boolean | null {
  if (value === null) return null;
  return value !== '0' && value.toLowerCase() !== 'false';
}

function layout(value: string | null): Layout | null {
  return layouts.find((known) => known === value) ?? null;
}
