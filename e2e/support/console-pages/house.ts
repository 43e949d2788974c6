import { type ConsolePage, dialog, row } from './page.ts';

export const housePages: readonly ConsolePage[] = [
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
