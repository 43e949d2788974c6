import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import { useLocation, useSearch } from 'wouter';
import { usePreferences } from '#features/preferences/use-preferences.ts';
import { useWhere } from '#features/where/use-where.ts';
import { withSearch } from '#lib/search.ts';
import { NavGroup, NavRow } from './nav-group.tsx';

/** Views people come back to: the address with its filters. A filtered view can be pinned from here. */
export function PinnedViews({ label }: { label: string | null }) {
  const [path] = useLocation();
  const search = useSearch();
  const { preferences, change } = usePreferences();
  const { appName } = useWhere();
  const { pinned } = preferences;
  const here = withSearch(path, search);
  const isPinned = pinned.some((view) => view.path === here);
  const canPin = label !== null && search !== '' && !isPinned && pinned.length < mostPinned;
  if (pinned.length === 0 && !canPin) return null;
  return (
    <NavGroup title="Pinned">
      {pinned.map((view) => (
        <NavRow
          key={view.path}
          label={view.label}
          icon={<Pin />}
          path={view.path}
          isCurrent={view.path === here && isPinned}
        >
          <button
            type="button"
            className="side-unpin"
            aria-label={`Unpin ${view.label}`}
            title="Unpin"
            onClick={() => change({ pinned: pinned.filter((other) => other.path !== view.path) })}
          >
            <X />
          </button>
        </NavRow>
      ))}
      {canPin && (
        <li className="side-item">
          <button
            type="button"
            className="side-row side-pin"
            title="Pin this view"
            onClick={() => change({ pinned: [...pinned, { label: pinLabel(label, appName), path: here }] })}
          >
            <Pin />
            <span className="shell-label">Pin this view</span>
          </button>
        </li>
      )}
    </NavGroup>
  );
}

/** As the contract allows (entities/console-preferences.ts). */
const mostPinned = 20;

const pinLabel = (label: string, appName: string | null): string =>
  [label, appName].filter(Boolean).join(', ').slice(0, 60);
