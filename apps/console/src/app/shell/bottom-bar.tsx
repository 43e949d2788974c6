import { Drawer } from '@earnwall/ui/console/drawer';
import MenuIcon from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isBelow } from '#app/find-place.ts';
import type { Place } from '#app/places/place.ts';
import { useWhere } from '#features/where/use-where.ts';
import { pathAbout } from '#features/where/where.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { Sidebar } from './sidebar.tsx';

interface Props {
  open: readonly Place[];
  current: Place | null;
}

/** As many as a thumb finds beside “More”. */
const mostTabs = 4;

/** On a phone: the first places, and the whole sidebar behind “More”. */
export function BottomBar({ open, current }: Props) {
  const where = useWhere();
  const at = useLocation()[0] + useSearch();
  const [isMore, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere is done here
  useEffect(() => setMore(false), [at]);
  const tabs = open.filter(({ group, path }) => group !== null && !path.includes(':app')).slice(0, mostTabs);
  return (
    <nav className="bottom-bar" aria-label="Main pages">
      {tabs.map((place) => (
        <a
          key={place.path}
          className="bottom-tab"
          href={consoleHref(pathAbout(place.path, where))}
          aria-current={place === current || isBelow(current, place) ? 'page' : undefined}
        >
          <place.icon />
          {place.label}
        </a>
      ))}
      <button type="button" className="bottom-tab" aria-expanded={isMore} onClick={() => setMore(true)}>
        <MenuIcon />
        More
      </button>
      {isMore && (
        <Drawer title="All pages" onClose={() => setMore(false)}>
          <Sidebar open={open} current={current} />
        </Drawer>
      )}
    </nav>
  );
}
