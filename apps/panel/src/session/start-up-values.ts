// What the address said when the panel opened (ID-05), already typed. Parsed by app/start-up.ts.
import type { AddressValues } from '@earnwall/contract/address-values';
import type { Metadata } from '@earnwall/contract/entities/metadata';

export interface Credentials {
  uh: string | null;
  uuid: string | null;
  app: string | null;
  shash: string | null;
}

export const layouts = ['default', 'vertical', 'horizontal'] as const;
export type Layout = (typeof layouts)[number];

export interface StartUp extends AddressValues {
  credentials: Credentials;
  language: string | null;
  locale: string | null;
  /** `umd`: decimal offset of the display. */
  decimals: number | null;
  /** `cl`: currency localization; `null` leaves it to the app's setting. */
  currencyLocalization: boolean | null;
  maid: string | null;
  otmPool: string | null;
  /** `null`: the app's own setting holds. */
  layout: Layout | null;
  columns: number | null;
  limit: number | null;
  /** `null` when the address does not say. */
  enableOffers: boolean | null;
  /** Keys that start with subid, as given; null when the address has none, empty when it has none that can be kept. */
  subId: Record<string, string> | null;
  /** Run mode asked for; host/modes.ts decides. */
  mode: string | null;
}

export const noCredentials: Credentials = { uh: null, uuid: null, app: null, shash: null };

/** A session token only opens a visit, which goes on with the user hash: the token soon expires (decision 0089). */
export function withUserHash(credentials: Credentials, metadata: Metadata | null): Credentials {
  const { uh } = credentials;
  return uh && metadata?.uhash && uh !== metadata.uhash
    ? { ...credentials, uh: metadata.uhash }
    : credentials;
}

/** A user hash, or a user id together with its app, is enough to ask the server (ID-01). */
export function canLogIn(credentials: Credentials): boolean {
  return Boolean(credentials.uh || (credentials.uuid && credentials.app));
}
