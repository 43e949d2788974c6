import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { Pages } from '#features/list/pages.tsx';
import type { UserAddress } from '#features/users/use-user-address.ts';
import type { UserPage } from '#features/users/user-page.ts';
import { daysOf } from './days.ts';
import { KindChips, kindOf } from './kind-chips.tsx';
import { TimelineRow } from './timeline-row.tsx';

interface Props {
  page: UserPage;
  address: UserAddress;
}

/** One stream of all that happened, the latest first; what led here is marked, and the page begins at it. */
export function Timeline({ page, address }: Props) {
  const { params, item, list } = address;
  const kind = kindOf(address.kind);
  const { data, error, isLoading, refetch } = useCall('console/users/get-users-timeline', {
    params,
    query: { ...(kind && { kind }), ...(item && { item }), ...(list.after && { after: list.after }) },
  });
  const items = data?.items ?? [];
  const isFound = items.some(({ is_meant }) => is_meant);
  return (
    <section className="timeline" aria-label="Timeline">
      <KindChips address={address} />
      {item && data && list.after === null && (
        <p className="timeline-meant c-muted">
          {isFound ? 'Begins at what you looked for.' : 'What you looked for is not in this stream.'}{' '}
          <ButtonLink kind="quiet" size="small" href={list.hrefWith({ item: null })}>
            Show all
          </ButtonLink>
        </p>
      )}
      {error && <ErrorState error={error} title="Not loaded" onRetry={refetch} />}
      {isLoading && <Skeleton rows={8} />}
      {data && items.length === 0 && (
        <Empty title={kind ? 'Nothing of this kind' : 'Nothing has happened yet'} />
      )}
      {daysOf(items, new Date()).map((day) => (
        <div key={day.key}>
          <h2 className="timeline-day">{day.heading}</h2>
          <ol className="timeline-items">
            {day.items.map((each) => (
              <TimelineRow key={each.key} item={each} page={page} />
            ))}
          </ol>
        </div>
      ))}
      <Pages address={list} next={data?.next} first="Latest" more="Older" />
    </section>
  );
}
