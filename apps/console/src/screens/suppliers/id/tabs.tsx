import { useLocation, useSearch } from 'wouter';
import type { TabProps } from '#features/supplier/supplier.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

const names = {
  health: 'Health',
  connection: 'Connection',
  codes: 'Codes',
  messages: 'Messages',
  list: 'List',
  reconcile: 'Reconciliation',
} as const;

type Tab = keyof typeof names;
const all = Object.keys(names) as Tab[];

/** By `?tab=`; the first one where the address names none. */
export function useTab(): Tab {
  const wanted = new URLSearchParams(useSearch()).get('tab');
  return all.find((tab) => tab === wanted) ?? 'health';
}

/** What only one tab knows. */
const elsewhere = { statement: null, kind: null, after: null, open: null };

/** Events of offer networks have no codes. */
export function TabLinks({ current, of }: TabProps & { current: Tab }) {
  const [path] = useLocation();
  const search = useSearch();
  const searchOf = (tab: Tab) => changedSearch(search, { ...elsewhere, tab: tab === 'health' ? null : tab });
  const shown = all.filter((tab) => tab !== 'codes' || of.supplier.supplies !== 'offers');
  return (
    <nav className="supplier-tabs" aria-label="Parts of this supplier">
      {shown.map((tab) => (
        <a
          key={tab}
          className="supplier-tab"
          aria-current={tab === current ? 'page' : undefined}
          href={consoleHref(withSearch(path, searchOf(tab)))}
        >
          {names[tab]}
        </a>
      ))}
    </nav>
  );
}
