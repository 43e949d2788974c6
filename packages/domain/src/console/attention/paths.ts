// Where a card leads. Things whose page is still to come lead to the nearest page that exists: never to nothing.

const part = encodeURIComponent;

export const pathTo = {
  settings: (app: string) => `/apps/${part(app)}/settings`,
  keys: (app: string) => `/apps/${part(app)}/keys`,
  goLive: (app: string) => `/apps/${part(app)}/go-live`,
  ticket: (id: string) => `/tickets/${part(id)}`,
  tickets: '/tickets',
  user: (app: string, uhash: string) => `/users/${part(app)}/${part(uhash)}`,
  postbacks: (app: string) => `/postbacks?app=${part(app)}`,
  deadPostbacks: (app: string) => `/postbacks?app=${part(app)}&state=dead`,
  supplier: (id: string) => `/suppliers/${part(id)}`,
  suppliers: '/suppliers',
  payouts: (month: string) => `/payouts/${part(month)}`,
  team: '/team',
  system: '/system',
} as const;
