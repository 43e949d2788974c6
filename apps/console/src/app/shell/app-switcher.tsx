import { Menu } from '@earnwall/ui/console/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Plus from 'lucide-react/icons/plus';
import { useLocation, useSearch } from 'wouter';
import { useMay, useMe } from '#api/use-me.ts';
import { useWhere } from '#features/where/use-where.ts';
import { viewOf } from '#features/where/where.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** Which app the page is about; the same page of another one is two presses away. */
export function AppSwitcher() {
  const { apps } = useMe();
  const mayCreate = useMay('apps:govern');
  const [path] = useLocation();
  const search = useSearch();
  const { app, appName } = useWhere();
  const shown = appName ?? app ?? 'All apps';
  return (
    <Menu
      label={`App: ${shown}`}
      trigger={
        <>
          <AppMark name={appName} />
          <span className="top-app-name">{shown}</span>
          <ChevronDown />
        </>
      }
      items={[
        { label: 'All apps', icon: <LayoutGrid />, href: consoleHref(viewOf(null, path, search)) },
        ...apps.map(({ id, name }) => ({
          id: `app ${id}`,
          label: name,
          icon: <AppMark name={name} />,
          href: consoleHref(viewOf(id, path, search)),
        })),
        ...(mayCreate ? [{ label: 'New app', icon: <Plus />, href: consoleHref('/apps/new') }] : []),
      ]}
    />
  );
}

function AppMark({ name }: { name: string | null }) {
  if (name === null) return <LayoutGrid />;
  return (
    <span className="app-mark" aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
