// The kinds of accounts that operators can connect, one row each.
import type { SupplierKind } from '#ports/supplier-kind.ts';
import { bitlabsKind } from './bitlabs/kind.ts';
import { cintKind } from './cint/kind.ts';
import { configuredOffersKind } from './configured/offer-kind.ts';
import { configuredSurveysKind } from './configured/survey-kind.ts';
import { dynataKind } from './dynata/kind.ts';
import { lootablyKind } from './lootably/kind.ts';
import { prodegeKind } from './prodege/kind.ts';

export const supplierKinds: readonly SupplierKind[] = [
  dynataKind,
  prodegeKind,
  cintKind,
  lootablyKind,
  bitlabsKind,
  configuredSurveysKind,
  configuredOffersKind,
];
