// A kind of account that operators can connect: which settings and secrets it needs, and what they open.
import type * as z from 'zod';
import type { DryResult, DryRun } from './dry-run.ts';
import type { OfferNetwork } from './offer-network.ts';
import type { InventorySupplier } from './supplier.ts';

export interface OpenedAccount<Settings, Secrets> {
  /** Also the id of the supplier or network. */
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
  readonly secrets: Secrets;
}

interface Kind<Opened> {
  readonly kind: string;
  /** What operators read. */
  readonly title: string;
  readonly settings: z.ZodType;
  readonly secrets: z.ZodType;
  /** Only of kinds whose settings are the whole adapter. */
  readonly dryRun?: (wanted: DryRun, signal: AbortSignal) => Promise<DryResult>;
  /** Throws a ZodError where settings or secrets do not fit their schemas. */
  open(account: OpenedAccount<unknown, unknown>): Opened;
}

export type SurveyKind = Kind<InventorySupplier> & { readonly supplies: 'surveys' };
export type OfferKind = Kind<OfferNetwork> & { readonly supplies: 'offers' };
export type SupplierKind = SurveyKind | OfferKind;

interface KindOf<Settings, Secrets, Opened> extends Omit<Kind<Opened>, 'open'> {
  readonly settings: z.ZodType<Settings>;
  readonly secrets: z.ZodType<Secrets>;
  readonly open: (account: OpenedAccount<Settings, Secrets>) => Opened;
}

export function surveyKind<Settings, Secrets>(
  kind: KindOf<Settings, Secrets, InventorySupplier>,
): SurveyKind {
  return { ...kind, supplies: 'surveys', open: validated(kind) };
}

export function offerKind<Settings, Secrets>(kind: KindOf<Settings, Secrets, OfferNetwork>): OfferKind {
  return { ...kind, supplies: 'offers', open: validated(kind) };
}

function validated<Settings, Secrets, Opened>({
  settings,
  secrets,
  open,
}: KindOf<Settings, Secrets, Opened>) {
  return (account: OpenedAccount<unknown, unknown>): Opened =>
    open({
      ...account,
      settings: settings.parse(account.settings),
      secrets: secrets.parse(account.secrets),
    });
}
