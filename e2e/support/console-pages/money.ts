import { type ConsolePage, row } from './page.ts';

export const moneyPages: readonly ConsolePage[] = [
  { name: 'Payouts', place: '/payouts', path: () => '/payouts', title: /^Payouts · Earnwall$/, ready: row },
  {
    name: 'Payouts of a month',
    place: '/payouts/:month',
    path: () => `/payouts/${new Date().toISOString().slice(0, 7)}`,
    title: /^Payouts of a month · Earnwall$/,
    ready: (page) => page.getByRole('region', { name: 'Suppliers’ statements' }),
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
    name: 'Odds',
    place: '/odds',
    path: () => '/odds',
    title: /^Odds · Earnwall$/,
    ready: (page) => page.getByRole('heading', { name: 'Experiments' }),
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
];
