import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import Download from 'lucide-react/icons/download';
import { useLocation, useSearch } from 'wouter';
import { addressOf } from '#api/asked.ts';
import { useCall } from '#api/use-call.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { auditColumns } from './audit-columns.tsx';
import { filterNames, filtersOf, idOf, queryOf } from './audit-filters.ts';
import { EventDrawer } from './event-drawer.tsx';
import { FilterBar } from './filter-bar.tsx';
import './audit.css';

const call = 'console/audit/get-audit';

/** Who did, viewed and was refused what. Filters, page and drawer are in the address. */
export function AuditScreen() {
  const [path, go] = useLocation();
  const search = useSearch();
  const filters = filtersOf(search);
  const query = queryOf(filters);
  const values = new URLSearchParams(search);
  const [after, open] = [idOf(values.get('after')), idOf(values.get('open'))];
  const { data, error, isLoading, refetch } = useCall(call, { query: { ...query, ...(after && { after }) } });
  const events = data?.events ?? [];

  const to = (changes: Record<string, string | null>) => withSearch(path, changedSearch(search, changes));
  const clear = () => go(to(Object.fromEntries([...filterNames, 'after'].map((name) => [name, null]))));
  const isFiltered = Object.keys(filters).length > 0;
  const next = data?.next ?? null;
  const footer = (after !== null || next !== null) && (
    <div className="audit-pages">
      {after !== null && (
        <ButtonLink href={consoleHref(to({ after: null, open: null }))} kind="quiet">
          Latest
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={consoleHref(to({ after: String(next), open: null }))}>Older</ButtonLink>
      )}
    </div>
  );
  return (
    <>
      <PageHead
        title="Audit"
        note="nothing in it can be changed"
        actions={
          <ButtonLink
            href={addressOf(call, { query: { ...query, format: 'csv' } })}
            icon={<Download />}
            download="audit.csv"
          >
            CSV
          </ButtonLink>
        }
      />
      <FilterBar
        filters={filters}
        onChange={(name, value) => go(to({ [name]: value, after: null, open: null }), { replace: true })}
      />
      <Table
        label="Audit"
        columns={auditColumns}
        rows={events}
        rowKey={({ id }) => String(id)}
        href={({ id }) => consoleHref(to({ open: String(id) }))}
        onOpen={({ id }) => go(to({ open: String(id) }))}
        openKey={open === null ? null : String(open)}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={isFiltered ? 'Nothing fits these filters' : 'Nothing has happened yet'}
            action={isFiltered && <Button onClick={clear}>Clear filters</Button>}
          />
        }
        footer={footer}
      />
      {open !== null && (
        <EventDrawer
          id={open}
          known={events.find(({ id }) => id === open) ?? null}
          onClose={() => go(to({ open: null }))}
        />
      )}
    </>
  );
}
