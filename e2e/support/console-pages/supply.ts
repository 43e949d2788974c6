import { type ConsolePage, row } from './page.ts';

export const supplyPages: readonly ConsolePage[] = [
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
];
