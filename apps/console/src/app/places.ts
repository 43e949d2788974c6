import { lazyScreen } from '#lib/lazy-screen.tsx';
import { appsPlaces } from './places/apps.ts';
import { housePlaces } from './places/house.ts';
import { moneyPlaces } from './places/money.ts';
import type { OpenPlace, Place } from './places/place.ts';
import { supplyPlaces } from './places/supply.ts';
import { workPlaces } from './places/work.ts';

/** Every page behind the sign-in, as the sidebar lists them. The first one that matches an address is shown. */
export const places: readonly Place[] = [
  ...workPlaces,
  ...supplyPlaces,
  ...moneyPlaces,
  ...appsPlaces,
  ...housePlaces,
];

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
