// GET /home of the console: what needs someone, within the asker's scope and capabilities.
import { needsOf } from '@earnwall/domain/console/attention';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findFacts } from '#console/home/facts.ts';
import { countOpen } from '#store/support/inbox.ts';

const most = 200;

export const getHome: ConsoleHandler<'console/home/get-home'> = async (ctx, { query, operator }) => {
  const app_id = query.app ?? null;
  const asked = { app_id, language: null, assigned_to: null };
  const [facts, tickets] = await Promise.all([
    findFacts(ctx, operator, app_id),
    operator.capabilities.has('users:read') ? countOpen(ctx.database.db, operator.scope, asked) : null,
  ]);
  const may = operator.capabilities.has.bind(operator.capabilities);
  const needs = needsOf(facts, { now: ctx.now(), may }).slice(0, most);
  return {
    needs: needs.map(({ since, ...need }) => ({ ...need, since: since?.toISOString() ?? null })),
    open_tickets: tickets?.open ?? null,
  };
};
