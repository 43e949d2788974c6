// GET /results: how a survey ended (RS-01, decision 0004). `used` is false for the first tab that reads a final result.
import type { Handler } from '#calls/handler.ts';
import { presentResult } from '#present/result.ts';
import { claimResult, findResultFacts } from '#store/surveys/results.ts';
import { ownClick } from '#surveys/enter/own-click.ts';

export const getResults: Handler<'results/get-results'> = async (ctx, { query, who, visit }) => {
  const { db } = ctx.database;
  const found = await ownClick(ctx, query.cid, who);
  const facts = await findResultFacts(db, found.click);
  const { seen_by, ended_at } = found.click;
  const isFirst = seen_by === null && ended_at !== null && !query.peek;
  const seenBy = isFirst ? await claimResult(db, query.cid, visit.tab) : seen_by;
  const used = seenBy !== null && seenBy !== visit.tab;
  return presentResult({ ...found, facts, used, isOwner: who !== null });
};
