// What the address said when the panel opened (spec §2 "Startup"), already typed. Parsed by app/start-up.ts.

export interface Credentials {
  uh: string | null;
  uuid: string | null;
  app: string | null;
  shash: string | null;
}

export const layouts = ['default', 'vertical', 'horizontal'] as const;
export type Layout = (typeof layouts)[number];

export interface StartUp {
  credentials: Credentials;
  language: string | null;
  locale: string | null;
  /** `cn` or `currency_name`: the name shown instead of the app's own. */
  currencyName: string | null;
  /** `cer`: the exchange rate of the display. */
  exchangeRate: number | null;
  /** `umd`: decimal offset of the display. */
  decimals: number | null;
  /** `cl`: currency localization; `null` leaves it to the app's setting. */
  currencyLocalization: boolean | null;
  source: string | null;
  maid: string | null;
  otmPool: string | null;
  /** `null`: the app's own setting holds. */
  layout: Layout | null;
  columns: number | null;
  limit: number | null;
  /** `null` when the address does not say. */
  enableOffers: boolean | null;
  /** Every key that starts with subid, as given. */
  subId: Record<string, string>;
  /** `subid-iframe` is a subid and says that the panel sits in a frame. */
  iframe: boolean;
  /** Hash handed to GET /app. */
  notification: string | null;
  /** `sslh`: a single-survey link, which tells its app without a login (decision 5). */
  singleSurveyLink: string | null;
  /** `sh`: the survey of /survey, which does the same for an app that shows no panel (decision 0073). */
  surveyHash: string | null;
  /** Run mode asked for; host/modes.ts decides. */
  mode: string | null;
}

export const noCredentials: Credentials = { uh: null, uuid: null, app: null, shash: null };

/** A user hash, or a user id together with its app, is enough to ask the server (spec §6). */
export function canLogIn(credentials: Credentials): boolean {
  return Boolean(credentials.uh || (credentials.uuid && credentials.app));
}
