// Every page of the console as the stories open it: a page joins by a row.
import type { Database } from '@earnwall/server/parts/database';
import { anAnnouncement } from '@earnwall/server/testing/announcements';
import { anApiKey } from '@earnwall/server/testing/api-keys';
import { aPublisher, aSource } from '@earnwall/server/testing/apps';
import { aBonus } from '@earnwall/server/testing/bonuses';
import { anInvitation, aReset } from '@earnwall/server/testing/console-links';
import { aPerson } from '@earnwall/server/testing/console-people';
import { aDesignVersion } from '@earnwall/server/testing/designs';
import { creditByOperator } from '@earnwall/server/testing/ledger';
import { aUser } from '@earnwall/server/testing/people';
import { anEndpoint, aPostback } from '@earnwall/server/testing/postbacks';
import { aTicket } from '@earnwall/server/testing/tickets';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ofConsole } from './console.ts';
import { expect } from './product.ts';
import { openApp } from './publisher.ts';

/** What pages are about: an app with keys, versions of its design and postbacks. */
export interface Shown {
  readonly app: string;
  readonly person: string;
  /** The hash of a user with a ticket and money. */
  readonly user: string;
  readonly bonus: string;
  /** Tokens of links that are still good. */
  readonly invitation: string;
  readonly reset: string;
  readonly ticket: string;
}

export interface ConsolePage {
  readonly name: string;
  /** As apps/console/src/app/places.ts has it; null is no place. */
  readonly place: string | null;
  readonly path: (shown: Shown) => string;
  readonly title: RegExp;
  readonly ready?: (page: Page) => Locator;
  /** What is there before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is pressed first: a drawer, a dialog. */
  readonly open?: (page: Page) => Promise<void>;
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const row = (page: Page) => page.getByRole('row').nth(1);

export const signedInPages: readonly ConsolePage[] = [
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
  { name: 'Payouts', place: '/payouts', path: () => '/payouts', title: /^Payouts · Earnwall$/, ready: row },
  {
    name: 'Payouts of a month',
    place: '/payouts/:month',
    path: () => `/payouts/${new Date().toISOString().slice(0, 7)}`,
    title: /^Payouts of a month · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Suppliers’ statements' }),
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
  { name: 'Apps', place: '/apps', path: () => '/apps', title: /^Apps · Earnwall$/, ready: row },
  { name: 'New app', place: '/apps/new', path: () => '/apps/new', title: /^New app · Earnwall$/ },
  {
    name: 'Settings',
    place: '/apps/:app/settings',
    path: ({ app }) => `/apps/${app}/settings`,
    title: /^\[Test\] Settings · Looked at · Earnwall$/,
    ready: (page) => page.getByLabel('Name', { exact: true }),
  },
  {
    name: 'Settings with a change',
    place: '/apps/:app/settings',
    path: ({ app }) => `/apps/${app}/settings`,
    title: /^\[Test\] Settings · Looked at · Earnwall$/,
    open: (page) => page.getByLabel('Rate').fill('2000'),
    ready: (page) => page.getByRole('region', { name: 'Changes not saved yet' }),
  },
  {
    name: 'Keys',
    place: '/apps/:app/keys',
    path: ({ app }) => `/apps/${app}/keys`,
    title: /^\[Test\] Keys · Looked at · Earnwall$/,
    ready: (page) => page.getByText('A key of the tests'),
  },
  {
    name: 'Keys, a new one',
    place: '/apps/:app/keys',
    path: ({ app }) => `/apps/${app}/keys`,
    title: /^\[Test\] Keys/,
    open: press('Create key'),
    ready: dialog('Create an API key'),
  },
  {
    name: 'Design',
    place: '/apps/:app/design',
    // One panel at a time: the same one twice has every landmark twice.
    path: ({ app }) => `/apps/${app}/design?screen=phone`,
    title: /^\[Test\] Design · Looked at · Earnwall$/,
    ready: (page) => page.frameLocator('iframe[title="Panel on a phone"]').getByRole('main'),
  },
  {
    name: 'Go-live',
    place: '/apps/:app/go-live',
    path: ({ app }) => `/apps/${app}/go-live`,
    title: /^\[Test\] Go-live · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Self-check' }).getByRole('listitem').first(),
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
    name: 'Postbacks',
    place: '/postbacks',
    path: ({ app }) => `/postbacks?app=${app}`,
    title: /^\[Test\] Postbacks · Looked at · Earnwall$/,
    ready: (page) => page.getByRole('button', { name: /Send \d+ again/ }),
  },
  {
    name: 'Postbacks, one',
    place: '/postbacks',
    path: ({ app }) => `/postbacks?app=${app}&state=dead`,
    title: /^\[Test\] Postbacks · Looked at · Earnwall$/,
    open: (page) => row(page).getByRole('link').click(),
    ready: (page) => page.getByRole('dialog').getByText('Try 1'),
  },
  {
    name: 'Suppliers',
    place: '/suppliers',
    path: () => '/suppliers',
    title: /^Suppliers · Earnwall$/,
    ready: row,
  },
  {
    name: 'Supplier',
    place: '/suppliers/:id',
    path: () => '/suppliers/sandbox-exchange',
    title: /^Supplier · Earnwall$/,
    ready: (page) => page.getByRole('heading', { name: 'By the hour' }),
  },
  {
    name: 'Supplier, its connection',
    place: '/suppliers/:id',
    path: () => '/suppliers/cint?tab=connection',
    title: /^Supplier · Earnwall$/,
    ready: (page) => page.getByLabel('Supplier code'),
  },
  {
    name: 'Supplier, a new reconciliation',
    place: '/suppliers/:id',
    path: () => '/suppliers/sandbox-exchange?tab=reconcile&statement=new',
    title: /^Supplier · Earnwall$/,
    ready: (page) => page.getByLabel('File (CSV)'),
  },
  {
    name: 'Connect a supplier',
    place: '/suppliers/new',
    path: () => '/suppliers/new?kind=configured-surveys',
    title: /^Connect a supplier · Earnwall$/,
    ready: (page) => page.getByLabel('Settings, as JSON'),
  },
  {
    name: 'Feedback',
    place: '/feedback',
    path: () => '/feedback',
    title: /^Feedback · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Summary' }),
  },
  {
    name: 'Surveys',
    place: '/inventory/surveys',
    path: () => '/inventory/surveys?app=demo-coins',
    title: /^Surveys · Pixel Quest · Earnwall$/,
    ready: row,
  },
  {
    name: 'Surveys, one of them',
    place: '/inventory/surveys',
    path: () => '/inventory/surveys',
    title: /^Surveys · Earnwall$/,
    open: async (page) => page.getByRole('row').nth(1).getByRole('link').click(),
    ready: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Would this person see it?' }),
  },
  {
    name: 'Offers',
    place: '/inventory/offers',
    path: () => '/inventory/offers',
    title: /^Offers · Earnwall$/,
    ready: row,
  },
  {
    name: 'Offers, one of them',
    place: '/inventory/offers',
    path: () => '/inventory/offers',
    title: /^Offers · Earnwall$/,
    open: async (page) => page.getByRole('row').nth(1).getByRole('link').click(),
    ready: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Milestones' }),
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
  { name: 'Team', place: '/team', path: () => '/team', title: /^Team · Earnwall$/, ready: row },
  {
    name: 'Team, a person',
    place: '/team',
    path: ({ person }) => `/team?open=${person}`,
    title: /^Team · Earnwall$/,
    ready: dialog('Looked At'),
  },
  {
    name: 'Team, an invitation',
    place: '/team',
    path: () => '/team?open=invite',
    title: /^Team · Earnwall$/,
    ready: dialog('Invite somebody'),
  },
  {
    name: 'Me',
    place: '/me',
    path: () => '/me',
    title: /^Me · Earnwall$/,
    ready: (page) => page.getByLabel('Your name'),
  },
  {
    name: 'Numbers',
    place: '/numbers',
    path: () => '/numbers?period=28d&app=demo-coins',
    title: /^Numbers · Pixel Quest · Earnwall$/,
    ready: (page) => page.getByRole('table', { name: 'Numbers by country' }),
  },
  {
    name: 'Numbers of dates without anything',
    place: '/numbers',
    path: ({ app }) => `/numbers?app=${app}&from=2024-01-01&to=2024-01-02&zone=Asia%2FKathmandu`,
    title: /^\[Test\] Numbers · Looked at · Earnwall$/,
    ready: (page) => page.getByText('Nothing happened in this period'),
  },
  { name: 'Audit', place: '/audit', path: () => '/audit', title: /^Audit · Earnwall$/, ready: row },
  {
    name: 'Audit, an event',
    place: '/audit',
    path: ({ app }) => `/audit?app=${app}&kind=change`,
    title: /^\[Test\] Audit · Looked at · Earnwall$/,
    open: (page) => row(page).getByRole('link').click(),
    ready: (page) => page.getByRole('dialog'),
  },
  {
    name: 'System',
    place: '/system',
    path: () => '/system',
    title: /^System · Earnwall$/,
    ready: (page) => page.getByRole('heading', { name: 'Jobs' }),
  },
  { name: 'Not found', place: null, path: () => '/nothing/here', title: /^Not found · Earnwall$/ },
  {
    name: 'Palette',
    place: null,
    path: () => '/system',
    title: /^System/,
    open: (page) => page.keyboard.press('ControlOrMeta+k'),
    ready: dialog('Go, act, or find'),
  },
  {
    name: 'Shortcuts',
    place: null,
    path: () => '/system',
    title: /^System/,
    open: (page) => page.keyboard.press('?'),
    ready: dialog('Keyboard shortcuts'),
  },
];

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

export async function prepareShown(database: Database, request: APIRequestContext): Promise<Shown> {
  const { db } = database;
  const publisher_id = await aPublisher(db);
  const app = await openApp(database, { publisher_id, name: 'Looked at', test_mode: true });
  // So that the audit has a change of it.
  const data = { version: 1, currency_name: 'Gems' };
  const changed = await request.put(`/api/console/apps/${app.id}`, { data, headers: ofConsole });
  expect(changed.status()).toBe(200);
  await aSource(db, app, 'web', ['US']);
  await anApiKey(db, app);
  await anEndpoint(db, app, { url: 'https://looked-at.example/postbacks' });
  await aDesignVersion(db, app, new Date());
  await aDesignVersion(db, app, null);
  // Past the day within which tickets are answered.
  const user = await aUser(db, app, 'seen');
  const credit = { kind: 'adjustment', reason: 'Thanks', amount: 120n, at: new Date() } as const;
  await creditByOperator(database, app, user, credit);
  const attempt = { at: new Date().toISOString(), ms: 93, status: 502, failure: 'HTTP 502' };
  const attempts = [
    { ...attempt, answer: '<h1>upstream connect error</h1>', url: 'https://looked-at.example/' },
  ];
  await aPostback(db, user, { state: 'dead', attempts });
  const ticket = await aTicket(db, user, 'Where are my coins?', new Date(Date.now() - 2 * 24 * 3_600_000));
  const person = await aPerson(db, 'owner', { publisher_id, name: 'Looked At' });
  const { id: bonus } = await aBonus(database, app, new Date(), { percentage: 20 });
  await anAnnouncement(db, app, new Date());
  const { token: invitation } = await anInvitation(db, { publisher_id });
  const reset = await aReset(db, person);
  return { app: app.id, user: user.uhash, person: person.id, bonus, invitation, reset, ticket };
}
