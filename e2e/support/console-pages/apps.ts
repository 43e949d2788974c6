import { type ConsolePage, dialog, press, row } from './page.ts';

export const appsPages: readonly ConsolePage[] = [
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
];
