// Notes a visit of an app whose go-live page is open. No answer waits for it, and none depends on it.
import { type VisitFacts, visitProblem } from '@earnwall/domain/console/go-live/visit';
import type { Context } from '#request/context.ts';
import { saveVisit } from '#store/console/integration.ts';
import type { WatchedApps } from './watched-apps.ts';

export interface NotedVisit extends VisitFacts {
  readonly app_id: string;
  /** The publisher's id; null in a live app, whose users are nobody's test. */
  readonly user: string | null;
}

type Tools = Pick<Context, 'database' | 'bestEffort' | 'now'> & { readonly watchedApps: WatchedApps };

export async function noteVisit(ctx: Tools, visit: NotedVisit): Promise<void> {
  const { watchedApps, bestEffort } = ctx;
  const at = ctx.now();
  if (!(await bestEffort.try('go-live visit', () => watchedApps.has(visit.app_id, at)))) return;
  const name = visitProblem(visit) === null ? 'visit' : 'refused';
  await watchedApps.notes.run(`${visit.app_id} ${name}`, () =>
    bestEffort.try('go-live visit', () => save(ctx, visit, { name, at })),
  );
}

async function save(
  { database }: Tools,
  visit: NotedVisit,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  const { origin, framed, login, user } = visit;
  const problem = visitProblem(visit);
  const detail = { origin, framed, login, user, ...(problem !== null && { problem }) };
  await saveVisit(database.db, visit.app_id, {
    name,
    step: { at: at.toISOString(), passed: problem === null, detail },
    // The link of the page itself says nothing about the publisher's own.
    ownLinkOf: login === 'token' && !framed ? user : null,
  });
}
