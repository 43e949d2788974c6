import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { useWhere } from '#features/where/use-where.ts';
import { Figures } from './figures.tsx';
import { FirstApp } from './first-app.tsx';
import { homeNote, homeTitle } from './home-title.ts';
import { NeedsList } from './needs-list.tsx';
import './home.css';

const everyMs = 30_000;

/** What needs someone, the worst first; then yesterday in four figures. */
export function HomeScreen() {
  const { app } = useWhere();
  const hasApps = useMe().apps.length > 0;
  const { data, error, isLoading, refetch } = useCall(
    'console/home/get-home',
    { query: app === null ? {} : { app } },
    { everyMs },
  );
  return (
    <>
      <PageHead title={homeTitle(data?.needs)} note={homeNote(data?.needs)} />
      {error && <ErrorState error={error} title="What needs someone could not be loaded" onRetry={refetch} />}
      {isLoading && <Skeleton rows={4} />}
      {data && (hasApps || data.needs.length > 0) && <NeedsList needs={data.needs} />}
      {hasApps ? <Figures /> : <FirstApp />}
    </>
  );
}
