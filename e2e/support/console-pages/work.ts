import { type ConsolePage, dialog, press, row } from './page.ts';

export const workPages: readonly ConsolePage[] = [
  {
    name: 'Home',
    place: '/',
    path: () => '/',
    title: /^Home · Earnwall$/,
    ready: (page) => page.getByRole('list', { name: 'What needs someone' }),
  },
  {
    name: 'Home of an app',
    place: '/',
    path: () => '/?app=demo-coins',
    title: /^Home · Pixel Quest · Earnwall$/,
  },
  {
    name: 'Tickets',
    place: '/tickets',
    path: ({ app }) => `/tickets?app=${app}`,
    title: /^\[Test\] Tickets · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('link', { name: /Where are my coins/ }),
  },
  {
    name: 'A ticket',
    place: '/tickets/:id',
    path: ({ app, ticket }) => `/tickets/${ticket}?app=${app}`,
    title: /^\[Test\] Ticket · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('form', { name: 'Credit' }),
  },
  {
    name: 'Saved answers',
    place: '/tickets/:id',
    path: ({ app, ticket }) => `/tickets/${ticket}?app=${app}`,
    title: /^\[Test\] Ticket · Looked at · Earnwall$/,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Reply to the user' }).fill('Thank you.');
      await press('Saved answers')(page);
      await page.getByRole('menuitem', { name: 'Save this text…' }).click();
    },
    ready: dialog('Save an answer'),
  },
  { name: 'Users', place: '/users', path: () => '/users', title: /^Users · Earnwall$/, ready: row },
  {
    name: 'User',
    place: '/users/:app/:uhash',
    path: ({ app, user }) => `/users/${app}/${user}`,
    title: /^\[Test\] User · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first(),
  },
  {
    name: 'User, a ban',
    place: '/users/:app/:uhash',
    path: ({ app, user }) => `/users/${app}/${user}?open=ban`,
    title: /^\[Test\] User/,
    ready: dialog('Ban seen'),
  },
  {
    name: 'User, the ledger and a credit',
    place: '/users/:app/:uhash',
    path: ({ app, user }) => `/users/${app}/${user}?tab=ledger&open=credit`,
    title: /^\[Test\] User/,
    ready: dialog('Credit seen'),
  },
  {
    name: 'Feedback',
    place: '/feedback',
    path: () => '/feedback',
    title: /^Feedback · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Summary' }),
  },
  {
    name: 'Bonuses',
    place: '/bonuses',
    path: ({ app }) => `/bonuses?app=${app}`,
    title: /^\[Test\] Bonuses · Looked at · Earnwall$/,
    ready: row,
  },
  {
    name: 'New bonus',
    place: '/bonuses/new',
    path: ({ app }) => `/bonuses/new?app=${app}`,
    title: /^\[Test\] New bonus · Looked at · Earnwall$/,
    ready: (page) => page.frameLocator('iframe[title="Preview in the panel"]').getByRole('main'),
  },
  {
    name: 'Bonus',
    place: '/bonuses/:id',
    path: ({ app, bonus }) => `/bonuses/${bonus}?app=${app}`,
    title: /^\[Test\] Bonus · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('heading', { name: 'Results' }),
  },
  {
    name: 'Announcements',
    place: '/announcements',
    path: ({ app }) => `/announcements?app=${app}`,
    title: /^\[Test\] Announcements · Looked at · Earnwall$/,
    ready: row,
  },
  {
    name: 'Announcements, a new one',
    place: '/announcements',
    path: ({ app }) => `/announcements?app=${app}&open=new`,
    title: /^\[Test\] Announcements · Looked at · Earnwall$/,
    ready: dialog('New announcement'),
  },
];
