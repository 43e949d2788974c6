import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { useWhere } from '#features/where/use-where.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings of one app. */
export function SettingsScreen() {
  const { app: app_id } = useWhere();
  const params = { app: app_id ?? '' };
  const { data, error, refetch } = useCall('console/apps/get-apps-id', { params });
  // Of the app before, while the next one loads.
  const app = data?.app.id === app_id ? data?.app : undefined;
  if (app) return <SettingsForm key={app.id} app={app} onOutdated={refetch} />;
  return (
    <>
      <PageHead title="Settings" />
      {error ? <ErrorState error={error} title="Not loaded" onRetry={refetch} /> : <Skeleton rows={8} />}
    </>
  );
}
