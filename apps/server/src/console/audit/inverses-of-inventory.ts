// Pauses, flags and places of surveys and offers, put back by the code that sets them.
import { changeOffers } from '#console/inventory/change-offers.ts';
import { changeSurveys } from '#console/inventory/change-surveys.ts';
import type { Context } from '#request/context.ts';
import { assertUnchanged, formerOf, type Reverting } from './reverting.ts';

export async function revertSurvey(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const { about, changes } = reverted.event;
  const check = (before: object) => assertUnchanged(changes, { ...before });
  await changeSurveys(ctx, by, [{ survey: about.survey ?? '', ...formerOf(changes) }], { reason, check });
}

export async function revertOffer(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const { about, changes } = reverted.event;
  const check = (before: object) => assertUnchanged(changes, { ...before });
  await changeOffers(ctx, by, [{ offer: about.offer ?? '', ...formerOf(changes) }], { reason, check });
}
