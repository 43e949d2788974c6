import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useParams } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { DesignEditor } from './design-editor.tsx';

export function DesignScreen() {
  const { app = '' } = useParams();
  const { data, error, refetch } = useCall('console/design/get-apps-design', { params: { app } });
  // The answer of another app stays until this one's arrives.
  if (data?.app === app) return <DesignEditor key={app} loaded={data} />;
  return (
    <>
      <PageHead title="Design" />
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={6} />}
    </>
  );
}
