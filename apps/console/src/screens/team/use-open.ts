import { useLocation, useSearch } from 'wouter';
import { changedSearch, withSearch } from '#lib/search.ts';

/** What `?open=` shows beside the list; Back closes it. */
export function useOpen(): { open: string | null; show: (id: string | null) => void } {
  const [path, go] = useLocation();
  const search = useSearch();
  return {
    open: new URLSearchParams(search).get('open'),
    show: (id) => go(withSearch(path, changedSearch(search, { open: id })), { replace: id === null }),
  };
}
