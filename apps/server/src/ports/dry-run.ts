// What settings would make of a list, row by row. Nothing is stored.
import type { UnreadRow } from './feed.ts';
import type { NetworkOffer } from './offer-network.ts';
import type { SupplierSurvey } from './supplier.ts';

export interface DryRun {
  /** Of the account that is tried. */
  readonly id: string;
  readonly settings: unknown;
  readonly secrets: unknown;
  /** One page as text, for which nothing is asked; null: the first page is asked for. */
  readonly page: string | null;
}

/** `row`: its place in the page, from 0 on. */
export type DryRow = { readonly row: number } & (
  | { readonly becomes: 'surveys'; readonly surveys: readonly SupplierSurvey[] }
  | { readonly becomes: 'offers'; readonly offers: readonly NetworkOffer[] }
  /** It takes nobody at the moment. */
  | { readonly becomes: 'closed'; readonly ref: string }
  | ({ readonly becomes: 'unread' } & UnreadRow)
);

export type DryResult =
  | { readonly kind: 'rows'; readonly rows: readonly DryRow[] }
  /** Settings or secrets have mistakes: where, by a JSON pointer such as `/settings/base`, and which. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly Mistake[] }
  /** There is no page that can be read; the reason is for operators. */
  | { readonly kind: 'no_page'; readonly reason: string };

export interface Mistake {
  readonly pointer: string;
  readonly message: string;
}
