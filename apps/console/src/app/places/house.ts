import ScrollText from 'lucide-react/icons/scroll-text';
import Server from 'lucide-react/icons/server';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import type { Place } from './place.ts';

export const housePlaces: readonly Place[] = [
  {
    path: '/team',
    label: 'Team',
    icon: Users,
    group: 'House',
    capability: 'team',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/team/team-screen.tsx')).TeamScreen),
  },
  {
    path: '/audit',
    label: 'Audit',
    icon: ScrollText,
    group: 'House',
    capability: 'audit',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/audit/audit-screen.tsx')).AuditScreen),
  },
  {
    path: '/system',
    label: 'System',
    icon: Server,
    group: 'House',
    capability: 'supply:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/system/system-screen.tsx')).SystemScreen),
  },
  {
    path: '/me',
    label: 'Me',
    icon: User,
    group: null,
    capability: 'self',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/me/me-screen.tsx')).MeScreen),
  },
];
