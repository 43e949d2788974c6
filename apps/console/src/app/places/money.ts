import ChartLine from 'lucide-react/icons/chart-line';
import Percent from 'lucide-react/icons/percent';
import Send from 'lucide-react/icons/send';
import Wallet from 'lucide-react/icons/wallet';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import type { Place } from './place.ts';

export const moneyPlaces: readonly Place[] = [
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
    path: '/odds',
    label: 'Odds',
    icon: Percent,
    group: 'Money',
    capability: 'self',
    shortcut: null,
    screen: lazyScreen(async () => (await import('#screens/odds/odds-screen.tsx')).OddsScreen),
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
];
