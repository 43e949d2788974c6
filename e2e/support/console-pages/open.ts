import type { ConsolePage } from './page.ts';

/** For whoever is not signed in. */
export const openPages: readonly ConsolePage[] = [
  {
    name: 'Set up',
    place: '/set-up',
    path: () => '/set-up#key=some-key',
    title: /^Set up · Earnwall$/,
    // As in a house without people.
    before: (page) =>
      page.route('**/api/console/set-up', (route) => route.fulfill({ json: { needed: true } }), { times: 1 }),
    ready: (page) => page.getByLabel('Password', { exact: true }),
  },
  {
    name: 'Sign in',
    place: '/sign-in',
    path: () => '/sign-in',
    title: /^Sign in · Earnwall$/,
    ready: (page) => page.getByRole('button', { name: 'Sign in as owner' }),
  },
  {
    name: 'Forgotten password',
    place: '/reset',
    path: () => '/reset',
    title: /^New password · Earnwall$/,
    ready: (page) => page.getByLabel('Mail address'),
  },
  {
    name: 'New password',
    place: '/reset/:token',
    path: ({ reset }) => `/reset/${reset}`,
    title: /^New password · Earnwall$/,
    ready: (page) => page.getByLabel('New password', { exact: true }),
  },
  {
    name: 'Invitation',
    place: '/invitation/:token',
    path: ({ invitation }) => `/invitation/${invitation}`,
    title: /^Invitation · Earnwall$/,
    ready: (page) => page.getByRole('button', { name: 'Accept' }),
  },
];
