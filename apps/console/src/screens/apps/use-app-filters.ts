import { type AppStatus, appStatuses } from '@earnwall/contract/app-settings-values';
import { useLocation, useSearch } from 'wouter';
import { changedSearch, withSearch } from '#lib/search.ts';

export interface AppFilters {
  search?: string;
  state?: AppStatus;
  mode?: 'live' | 'test';
  after?: string;
}

/** The filters are the call's own query names in the address; `test=1` of the top bar means test apps. */
export function filtersOf(search: string): AppFilters {
  const values = new URLSearchParams(search);
  const [text, after, mode] = [values.get('search'), values.get('after'), values.get('mode')];
  const state = appStatuses.find((known) => known === values.get('state'));
  const isTest = values.get('test') === '1' || mode === 'test';
  return {
    ...(text && { search: text }),
    ...(state && { state }),
    ...(isTest ? { mode: 'test' } : mode === 'live' && { mode }),
    ...(after && { after }),
  };
}

export function useAppFilters() {
  const search = useSearch();
  const [, go] = useLocation();
  const filters = filtersOf(search);
  const { after: _, ...chosen } = filters;
  const searchWith = (changes: Readonly<Record<string, string | null>>) => changedSearch(search, changes);
  return {
    filters,
    isFiltered: Object.keys(chosen).length > 0,
    searchWith,
    /** Another filter begins at the first page. */
    change: (changes: Readonly<Record<string, string | null>>) =>
      go(withSearch('/apps', searchWith({ after: null, ...changes })), { replace: true }),
  };
}
