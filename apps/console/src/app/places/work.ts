import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Star from 'lucide-react/icons/star';
import UserSearch from 'lucide-react/icons/user-search';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import type { Place } from './place.ts';

/** One screen for the list and for each ticket: what is open stays beside it. */
const tickets = lazyScreen(async () => (await import('#screens/tickets/tickets-screen.tsx')).TicketsScreen);

export const workPlaces: readonly Place[] = [
  {
    path: '/',
    label: 'Home',
    icon: House,
    group: 'Work',
    capability: 'self',
    shortcut: 'h',
    screen: lazyScreen(async () => (await import('#screens/home/home-screen.tsx')).HomeScreen),
  },
  {
    path: '/tickets',
    label: 'Tickets',
    icon: MessagesSquare,
    group: 'Work',
    capability: 'users:read',
    shortcut: 't',
    screen: tickets,
  },
  {
    path: '/tickets/:id',
    label: 'Ticket',
    icon: MessagesSquare,
    group: null,
    capability: 'users:read',
    shortcut: null,
    screen: tickets,
  },
  {
    path: '/users',
    label: 'Users',
    icon: UserSearch,
    group: 'Work',
    capability: 'users:read',
    shortcut: 'u',
    screen: lazyScreen(async () => (await import('#screens/users/users-screen.tsx')).UsersScreen),
  },
  {
    path: '/users/:app/:uhash',
    label: 'User',
    icon: UserSearch,
    group: null,
    capability: 'users:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/users/app/uhash/user-screen.tsx')).UserScreen),
  },
  {
    path: '/bonuses',
    label: 'Bonuses',
    icon: Gift,
    group: 'Work',
    capability: 'apps:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/bonuses/bonuses-screen.tsx')).BonusesScreen),
  },
  {
    path: '/bonuses/new',
    label: 'New bonus',
    icon: Gift,
    group: null,
    capability: 'apps:govern',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/bonuses/new/new-bonus-screen.tsx')).NewBonusScreen,
    ),
  },
  {
    path: '/bonuses/:id',
    label: 'Bonus',
    icon: Gift,
    group: null,
    capability: 'apps:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/bonuses/id/bonus-screen.tsx')).BonusScreen),
  },
  {
    path: '/announcements',
    label: 'Announcements',
    icon: Megaphone,
    group: 'Work',
    capability: 'apps:read',
    shortcut: null,
    screen: lazyScreen(
      async () => (await import('#screens/announcements/announcements-screen.tsx')).AnnouncementsScreen,
    ),
  },
  {
    path: '/feedback',
    label: 'Feedback',
    icon: Star,
    group: 'Work',
    capability: 'users:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/feedback/feedback-screen.tsx')).FeedbackScreen),
  },
];
