import ClipboardList from 'lucide-react/icons/clipboard-list';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Plug from 'lucide-react/icons/plug';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import type { Place } from './place.ts';

export const supplyPlaces: readonly Place[] = [
  {
    path: '/inventory/surveys',
    label: 'Surveys',
    icon: ClipboardList,
    group: 'Supply',
    capability: 'inventory:read',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/inventory/surveys/surveys-screen.tsx')).SurveysScreen,
    ),
  },
  {
    path: '/inventory/offers',
    label: 'Offers',
    icon: Gamepad2,
    group: 'Supply',
    capability: 'inventory:read',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/inventory/offers/offers-screen.tsx')).OffersScreen,
    ),
  },
  {
    path: '/suppliers',
    label: 'Suppliers',
    icon: Plug,
    group: 'Supply',
    capability: 'supply:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/suppliers/suppliers-screen.tsx')).SuppliersScreen),
  },
  {
    path: '/suppliers/new',
    label: 'Connect a supplier',
    icon: Plug,
    group: null,
    capability: 'supply:write',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/suppliers/new/connect-screen.tsx')).ConnectScreen),
  },
  {
    path: '/suppliers/:id',
    label: 'Supplier',
    icon: Plug,
    group: null,
    capability: 'supply:read',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/suppliers/id/supplier-screen.tsx')).SupplierScreen,
    ),
  },
];
