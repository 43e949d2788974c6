// GET /support-appeal: what an appeal would attach, so that its sender sees it first (ours).
import type { Handler } from '#calls/handler.ts';
import { findAppeal } from '#store/support/appeals.ts';
import { collectEvidence } from '#support/appeal.ts';

export const getSupportAppeal: Handler<'support/get-support-appeal'> = async (ctx, { who }) => {
  const { db } = ctx.database;
  const evidence = await collectEvidence(db, who.user, ctx.now());
  if (!evidence || (await findAppeal(db, who.user))) return { attached: null };
  const { reasons, attempts, ...state } = evidence;
  // Nothing about a person is read back without proof (decision 0003).
  if (!who.isProven) return { attached: { ...state, reasons: [], attempts: 0 } };
  return { attached: { ...state, reasons, attempts: attempts.length } };
};
