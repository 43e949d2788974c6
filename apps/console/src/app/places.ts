import type { Capability } from '@earnwall/contract/console-access';
import type { LucideIcon } from 'lucide-react';
import Boxes from 'lucide-react/icons/boxes';
import ChartLine from 'lucide-react/icons/chart-line';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplet from 'lucide-react/icons/droplet';
import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Plug from 'lucide-react/icons/plug';
import ScrollText from 'lucide-react/icons/scroll-text';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { type LazyScreen, lazyScreen } from '#lib/lazy-screen.tsx';

/** A page of the console: its address is its folder below screens/. */
export interface Place {
  /** `:name` stands for any one part. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** Where the sidebar has it; null = it is reached otherwise. */
  group: Group | null;
  capability: Capability;
  /** Leads here after `g`. */
  shortcut: string | null;
  /** Null until the page exists: such a place is nowhere to be seen. */
  screen: LazyScreen | null;
}

export const groups = ['Work', 'Supply', 'Money', 'Apps', 'House'] as const;
export type Group = (typeof groups)[number];

/** One screen for the list and for each ticket: what is open stays beside it. */
const tickets = lazyScreen(async () => (await import('#screens/tickets/tickets-screen.tsx')).TicketsScreen);

/** Every page behind the sign-in, as the sidebar lists them. The first one that matches an address is shown. */
export const places: readonly Place[] = [
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
  {
    path: '/numbers',
    label: 'Numbers',
    icon: ChartLine,
    group: 'Money',
    capability: 'self',
    shortcut: 'n',
    screen: lazyScreen(async () => (await import('#screens/numbers/numbers-screen.tsx')).NumbersScreen),
  },
  {
    path: '/postbacks',
    label: 'Postbacks',
    icon: Send,
    group: 'Money',
    capability: 'postbacks:read',
    shortcut: 'p',
    screen: lazyScreen(async () => (await import('#screens/postbacks/postbacks-screen.tsx')).PostbacksScreen),
  },
  {
    path: '/payouts',
    label: 'Payouts',
    icon: Wallet,
    group: 'Money',
    capability: 'payouts:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/payouts/payouts-screen.tsx')).PayoutsScreen),
  },
  {
    path: '/payouts/:month',
    label: 'Payouts of a month',
    icon: Wallet,
    group: null,
    capability: 'payouts:read',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/payouts/month/month-screen.tsx')).MonthScreen),
  },
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

/** What nobody has to be signed in for. */
export interface OpenPlace {
  path: string;
  label: string;
  screen: LazyScreen | null;
}

export const openPlaces: readonly OpenPlace[] = [
  {
    path: '/set-up',
    label: 'Set up',
    screen: lazyScreen(async () => (await import('#screens/set-up/set-up-screen.tsx')).SetUpScreen),
  },
  {
    path: '/sign-in',
    label: 'Sign in',
    screen: lazyScreen(async () => (await import('#screens/sign-in/sign-in-screen.tsx')).SignInScreen),
  },
  {
    path: '/reset',
    label: 'New password',
    screen: lazyScreen(async () => (await import('#screens/reset/reset-screen.tsx')).ResetScreen),
  },
  {
    path: '/reset/:token',
    label: 'New password',
    screen: lazyScreen(
      async () => (await import('#screens/reset/token/reset-token-screen.tsx')).ResetTokenScreen,
    ),
  },
  {
    path: '/invitation/:token',
    label: 'Invitation',
    screen: lazyScreen(
      async () => (await import('#screens/invitation/token/invitation-screen.tsx')).InvitationScreen,
    ),
  },
];
