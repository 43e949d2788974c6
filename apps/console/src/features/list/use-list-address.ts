import { useLocation, useSearch } from 'wouter';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

type Changes = Readonly<Record<string, string | null>>;

export interface ListAddress<Name extends string> {
  /** What the address has, trimmed; empty ones are absent. Their names are those of the call's query. */
  filters: Partial<Record<Name, string>>;
  isFiltered: boolean;
  /** Where the page begins; null is the first. */
  after: string | null;
  /** The row whose drawer is open. */
  open: string | null;
  /** The link to the same list with some values changed. */
  hrefWith: (changes: Changes) => string;
  /** Another filter begins at the first page, without a drawer. */
  change: (changes: Partial<Record<Name, string | null>>) => void;
  clear: () => void;
  /** Null closes the drawer. */
  setOpen: (key: string | null) => void;
}

/** The address is the state of a list: filters, page and drawer. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [path, go] = useLocation();
  const search = useSearch();
  const values = new URLSearchParams(search);
  const filters = filtersOf(search, names);
  const to = (changes: Changes) => withSearch(path, changedSearch(search, changes));
  const change = (changes: Changes) => go(to({ ...changes, after: null, open: null }), { replace: true });
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    after: values.get('after') || null,
    open: values.get('open') || null,
    hrefWith: (changes) => consoleHref(to(changes)),
    change: (changes) => change(changes as Changes),
    clear: () => change(Object.fromEntries(names.map((name) => [name, null]))),
    setOpen: (key) => go(to({ open: key })),
  };
}

export function filtersOf<Name extends string>(
  search: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values = new URLSearchParams(search);
  const filters: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = values.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return filters;
}
