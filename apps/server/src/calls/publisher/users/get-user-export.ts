// GET /users/{user_id}/export of publishers: everything that is stored about a person.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentLedger } from '#present/ledger-line.ts';
import { presentPublisherUser } from '#present/publisher-user.ts';
import { actorOf } from '#publishers/actor.ts';
import { requireUser } from '#publishers/user-of.ts';
import { recordView } from '#store/console/audit.ts';
import { findBalances } from '#store/money/balances.ts';
import { findLedger, findSumsUpTo } from '#store/money/user-ledger.ts';
import { findPersonalData } from '#store/people/personal-data.ts';

/** More than anybody earns; whoever has more reads the rest page by page. */
const maxLines = 100_000;

export const getUserExport: PublisherHandler<'publisher/users/get-user-export'> = async (ctx, call) => {
  const { params, publisher } = call;
  const { db } = ctx.database;
  const at = ctx.now();
  const user = await requireUser(db, publisher, params);
  const rows = await findLedger(db, user, { before: null, most: maxLines });
  const [latest] = rows;
  const ledger = latest ? presentLedger(rows, await findSumsUpTo(db, user, latest)) : [];
  const data = { ...(await findPersonalData(db, user)), ...(ledger.length > 0 && { ledger }) };
  const seen = { app_id: user.app_id, user_id: user.id };
  await recordView(db, {
    by: actorOf(publisher),
    what: 'publisher/users/get-user-export',
    at,
    user: seen,
  });
  const balances = await findBalances(db, user);
  return {
    exported_at: at.toISOString(),
    user: presentPublisherUser(publisher.app, user, balances, at),
    data,
  };
};
