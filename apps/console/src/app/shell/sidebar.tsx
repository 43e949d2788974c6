import { isBelow, shownInSidebar } from '#app/find-place.ts';
import { groups, type Place } from '#app/places/place.ts';
import { useWhere } from '#features/where/use-where.ts';
import { pathAbout } from '#features/where/where.ts';
import { NavGroup, NavRow } from './nav-group.tsx';
import { PinnedViews } from './pinned-views.tsx';
import { useWaitingTickets } from './use-waiting-tickets.ts';

interface Props {
  open: readonly Place[];
  current: Place | null;
}

export function Sidebar({ open, current }: Props) {
  const where = useWhere();
  const waiting = useWaitingTickets();
  return (
    <nav className="side-nav" aria-label="Console">
      {groups.map((group) => {
        const rows = shownInSidebar(open, group, where);
        const title = group === 'Apps' && where.appName ? `Apps · ${where.appName}` : group;
        return (
          rows.length > 0 && (
            <NavGroup key={group} title={title}>
              {rows.map((place) => (
                <NavRow
                  key={place.path}
                  label={place.label}
                  {...(place.path === '/tickets' && { count: waiting })}
                  icon={<place.icon />}
                  path={pathAbout(place.path, where)}
                  isCurrent={place === current || isBelow(current, place)}
                />
              ))}
            </NavGroup>
          )
        );
      })}
      <PinnedViews label={current?.label ?? null} />
    </nav>
  );
}
