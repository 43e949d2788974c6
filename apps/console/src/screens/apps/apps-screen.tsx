import type { AppLine } from '@earnwall/contract/entities/operated-app';
import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'wouter';
import { addressOf } from '#api/asked.ts';
import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { withSearch } from '#lib/search.ts';
import { appColumns } from './app-columns.tsx';
import { AppFilters } from './app-filters.tsx';
import { useAppFilters } from './use-app-filters.ts';

const settingsOf = ({ id }: AppLine) => `/apps/${encodeURIComponent(id)}/settings`;

/** The apps of the asker's scope, and how each is doing. */
export function AppsScreen() {
  const { filters, isFiltered, change, searchWith } = useAppFilters();
  const { data, error, isLoading, refetch } = useCall('console/apps/get-apps', { query: filters });
  const [, go] = useLocation();
  const mayCreate = useMay('apps:govern');
  const isOperator = useMe().person.publisher === null;
  const apps = data?.apps ?? [];
  const { after: _, ...all } = filters;

  const newApp = mayCreate && (
    <ButtonLink kind="primary" icon={<Plus />} href={consoleHref('/apps/new')}>
      New app
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Apps"
        actions={
          <>
            <ButtonLink
              icon={<Download />}
              href={addressOf('console/apps/get-apps', { query: { ...all, format: 'csv' } })}
              download
            >
              CSV
            </ButtonLink>
            {(apps.length > 0 || isFiltered) && newApp}
          </>
        }
      />
      <AppFilters filters={filters} onChange={change} />
      <Table
        label="Apps"
        columns={appColumns({ isOperator, mayGovern: mayCreate })}
        rows={apps}
        rowKey={({ id }) => id}
        href={(app) => consoleHref(settingsOf(app))}
        onOpen={(app) => go(settingsOf(app))}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          isFiltered ? (
            <Empty title="No app is like this">Other words or filters may find it.</Empty>
          ) : (
            <Empty title="No apps yet" action={newApp}>
              {mayCreate
                ? 'An app is where your users earn. It is live in five minutes.'
                : 'An owner of your company creates the first one.'}
            </Empty>
          )
        }
        footer={
          (filters.after || data?.next) && (
            <nav className="apps-pages" aria-label="Pages">
              {filters.after && (
                <ButtonLink href={consoleHref(withSearch('/apps', searchWith({ after: null })))}>
                  First page
                </ButtonLink>
              )}
              {data?.next && (
                <ButtonLink href={consoleHref(withSearch('/apps', searchWith({ after: data.next })))}>
                  Next page
                </ButtonLink>
              )}
            </nav>
          )
        }
      />
    </>
  );
}
