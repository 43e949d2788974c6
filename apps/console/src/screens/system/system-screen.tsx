import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { BooksSection } from './books-section.tsx';
import { DatabaseSection } from './database-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { NodesSection } from './nodes-section.tsx';
import { SendingSection } from './sending-section.tsx';
import './system.css';

const everyMs = 10_000;

/** The state of the installation: what serves, stores, sends and checks. */
export function SystemScreen() {
  const { data, error, isLoading, refetch } = useCall('console/system/get-system', {}, { everyMs });
  return (
    <>
      <PageHead title="System" note="refreshed every 10 seconds" />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <Skeleton rows={8} />}
      {data && (
        <>
          <NodesSection nodes={data.nodes} />
          <MaintenanceSection maintenance={data.maintenance} />
          <DatabaseSection database={data.database} backup={data.backup} />
          <SendingSection system={data} />
          <BooksSection audits={data.audits} />
          <JobsSection jobs={data.jobs} />
        </>
      )}
    </>
  );
}
