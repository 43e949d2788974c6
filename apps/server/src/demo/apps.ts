// The demo apps, one for each configuration: open, signed, links only, off, with phone verification, with a paid extension,
// and under maintenance.
import { randomBytes } from 'node:crypto';
import type { apps } from '#store/schema/apps.ts';

type NewApp = typeof apps.$inferInsert;
type FixedField = 'id' | 'name' | 'requires_security_hash';

/** One dollar of a supplier is 500 coins for the user: half of it, at a thousand coins each. */
const price = {
  currency_name: 'coins',
  exchange_rate_micros: 1_000_000_000n,
  revenue_share_bp: 5_000,
  credit_cap: 5_000n,
};

/** Of each complete 4 % are set aside; a minute in a survey that turns people away begins with 3 coins. */
const paysForTime = { fair_pay_bp: 400, fair_rate_micros: 3_000_000n };

const demoApps: readonly (Pick<NewApp, FixedField> & Partial<NewApp>)[] = [
  {
    id: 'demo-coins',
    name: 'Pixel Quest',
    requires_security_hash: false,
    design: { palette: 'light' },
    ...paysForTime,
  },
  {
    id: 'demo-secure',
    name: 'Pixel Quest Signed',
    requires_security_hash: true,
    design: { palette: 'dark' },
  },
  {
    id: 'demo-single',
    name: 'Pixel Quest Links',
    requires_security_hash: false,
    panel_enabled: false,
    single_survey: true,
  },
  { id: 'demo-off', name: 'Pixel Quest Classic', requires_security_hash: false, status: 'off' },
  { id: 'demo-phone', name: 'Pixel Quest Pocket', requires_security_hash: false, requires_phone: true },
  {
    id: 'demo-extension',
    name: 'Pixel Quest Desktop',
    requires_security_hash: false,
    extension_bonus: 250n,
  },
  { id: 'demo-maintenance', name: 'Pixel Quest Labs', requires_security_hash: false, maintenance: true },
];

export const demoAppIds = demoApps.map(({ id }) => id);

/** Apps with users who have a history; in the other apps every user is new. */
export const populatedAppIds: readonly string[] = ['demo-coins', 'demo-secure'];

/** Whose apps they are. Of a dollar of a supplier it is due 70 cents. */
export const demoPublisher = { id: 'pixel-quest', name: 'Pixel Quest', payout_share_bp: 7_000 };

export function makeApps(now: Date): NewApp[] {
  return demoApps.map((app) => ({
    ...price,
    publisher_id: demoPublisher.id,
    live_at: now,
    maintenance_since: app.maintenance ? now : null,
    settings: { sections: true },
    ...app,
    secret: randomBytes(32).toString('base64url'),
    created_at: now,
    updated_at: now,
  }));
}

/** One source is closed to the country of loopback visitors, so that code 8 can be seen on any machine. */
export function makeSources() {
  return demoAppIds.flatMap((app_id) =>
    ['web', 'ios', 'android'].map((source) => ({
      app_id,
      source,
      disabled_countries: app_id === 'demo-coins' && source === 'android' ? ['US'] : [],
    })),
  );
}
