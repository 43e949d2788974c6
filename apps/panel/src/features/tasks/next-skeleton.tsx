import { Skeleton } from '@earnwall/ui/primitives/skeleton';

const rows = ['first', 'second', 'third'];

/** As high as what will come: the button below must not move away under a finger. */
export function NextSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="next-card-skeleton" />
      <ul className="next-rows">
        {rows.map((row) => (
          <li key={row} className="next-facts next-row">
            <Skeleton className="next-icon-skeleton" />
            <Skeleton className="next-name-skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
