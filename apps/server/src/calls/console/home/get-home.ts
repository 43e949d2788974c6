// GET /home of the console: what needs someone, within the asker's scope and capabilities.
import { needsOf } from '@earnwall/domain/console/attention';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findFacts } from '#console/home/facts.ts';

const most = 200;

export const getHome: ConsoleHandler<'console/home/get-home'> = async (ctx, { query, operator }) => {
  const facts = await findFacts(ctx, operator, query.app ?? null);
  const may = operator.capabilities.has.bind(operator.capabilities);
  const needs = needsOf(facts, { now: ctx.now(), may }).slice(0, most);
  return { needs: needs.map(({ since, ...need }) => ({ ...need, since: since?.toISOString() ?? null })) };
};
