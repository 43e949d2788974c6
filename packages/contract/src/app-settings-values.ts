// The values that settings of an app can have, for the contract, the database and the console alike.

export const appStatuses = ['open', 'closed_to_new_users', 'off'] as const;
export type AppStatus = (typeof appStatuses)[number];

export const redirectTypes = ['new_tab', 'same_window'] as const;

export const tileLayouts = ['current', 'new1', 'new2'] as const;
export const listLayouts = ['default', 'vertical', 'horizontal'] as const;

/** The health of an app's postbacks in one word. */
export const postbackHealths = ['none', 'good', 'retrying', 'paused', 'stopped'] as const;
export type PostbackHealth = (typeof postbackHealths)[number];

/** The steps of the self-check, by which the progress of an integration is counted. */
export const goLiveSteps = ['visit', 'start', 'complete', 'postback', 'forged'] as const;

export const appLimits = {
  name: 80,
  currencyName: 40,
  origins: 100,
  sources: 50,
  sourceName: 64,
  html: 20_000,
  columns: 12,
  decimals: 3,
} as const;
