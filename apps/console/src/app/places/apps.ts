import Boxes from 'lucide-react/icons/boxes';
import Droplet from 'lucide-react/icons/droplet';
import Flag from 'lucide-react/icons/flag';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import type { Place } from './place.ts';

export const appsPlaces: readonly Place[] = [
  {
    path: '/apps',
    label: 'Apps',
    icon: LayoutGrid,
    group: 'Apps',
    capability: 'apps:read',
    shortcut: 'a',
    screen: lazyScreen(async () => (await import('#screens/apps/apps-screen.tsx')).AppsScreen),
  },
  {
    path: '/apps/new',
    label: 'New app',
    icon: Boxes,
    group: null,
    capability: 'apps:govern',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/apps/new/new-app-screen.tsx')).NewAppScreen),
  },
  {
    path: '/apps/:app/settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    group: 'Apps',
    capability: 'apps:read',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/apps/app/settings/settings-screen.tsx')).SettingsScreen,
    ),
  },
  {
    path: '/apps/:app/keys',
    label: 'Keys',
    icon: KeyRound,
    group: 'Apps',
    capability: 'keys',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/apps/app/keys/keys-screen.tsx')).KeysScreen),
  },
  {
    path: '/apps/:app/design',
    label: 'Design',
    icon: Droplet,
    group: 'Apps',
    capability: 'apps:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/apps/app/design/design-screen.tsx')).DesignScreen),
  },
  {
    path: '/apps/:app/go-live',
    label: 'Go-live',
    icon: Flag,
    group: 'Apps',
    capability: 'go-live',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/apps/app/go-live/go-live-screen.tsx')).GoLiveScreen,
    ),
  },
];
