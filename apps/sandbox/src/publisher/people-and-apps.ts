// The visitors of the publisher's site and the publisher's apps, as in the product's demo data.
export interface Person {
  id: string;
  name: string;
  note: string;
}

export const alice: Person = { id: 'alice', name: 'Alice', note: '30 days of history' };

export const people: readonly Person[] = [
  alice,
  { id: 'bob', name: 'Bob', note: 'signed up just now' },
  { id: 'carol', name: 'Carol', note: 'banned until a date' },
  { id: 'dana', name: 'Dana', note: 'on hold until a date' },
  { id: 'erin', name: 'Erin', note: 'under review' },
  { id: 'frank', name: 'Frank', note: 'out of his country' },
  { id: 'grace', name: 'Grace', note: 'profile to review' },
];

export function visitor(id: string): Person {
  return { id, name: 'Visitor', note: id };
}

export interface App {
  id: string;
  /** Whether this site's server signs the visitor's id. */
  signed: boolean;
  note: string;
}

export const openApp: App = {
  id: 'demo-coins',
  signed: false,
  note: 'Open app: any user id may enter. Its design is light.',
};

export const apps: readonly App[] = [
  openApp,
  {
    id: 'demo-secure',
    signed: true,
    note: 'Wants each user id signed by this site’s own server; only here Grace is asked about her profile. Its design is dark.',
  },
  {
    id: 'demo-single',
    signed: false,
    note: 'The panel is switched off: people enter by links to single surveys only.',
  },
  { id: 'demo-off', signed: false, note: 'The app is switched off: everybody is turned away.' },
  {
    id: 'demo-phone',
    signed: false,
    note: 'Wants a proven phone. Take +1 415 234 5678: its code arrives under Phones, at the foot of this page.',
  },
  {
    id: 'demo-extension',
    signed: false,
    note: 'Pays for its browser extension, in Chrome on a desktop.',
  },
  {
    id: 'demo-maintenance',
    signed: false,
    note: 'Under maintenance: everybody is asked to come back later.',
  },
];
