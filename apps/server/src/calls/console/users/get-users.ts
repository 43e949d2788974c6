// GET /users of the console: a page of users, or all pages as CSV; with the publisher's id that one user, as machines ask.
import type { UserLine } from '@earnwall/contract/entities/user-list';
import { writeDecimal } from '@earnwall/domain/console/decimal';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer } from '#console/csv.ts';
import { findOwnersOfId } from '#console/find/users-of-id.ts';
import { readUserCursor, writeUserCursor } from '#console/users/cursors.ts';
import { findErased } from '#console/users/erased.ts';
import { readFigures } from '#console/users/read-figures.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { presentUserLine } from '#present/user-line.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findUserLines, type UserLines } from '#store/console/users/list.ts';
import type { UserCursor } from '#store/console/users/list-filter.ts';
import { findUser } from '#store/people/users.ts';
import { findAppeal } from '#store/support/appeals.ts';

const what = 'console/users/get-users';
const size = 50;
const csvSize = 500;
const mostOwners = 50;

const decimal = (amount: number, { decimals }: UserLine['app']): string =>
  `${amount < 0 ? '-' : ''}${writeDecimal(BigInt(Math.abs(amount)), decimals)}`;

const columns: CsvColumns<UserLine> = {
  app: ({ app }) => app.id,
  user_id: ({ uuid }) => uuid,
  user_hash: ({ uhash }) => uhash,
  state: ({ state }) => state,
  scope: ({ scope }) => scope,
  until: ({ until }) => until,
  country: ({ country }) => country,
  seen_at: ({ seen_at }) => seen_at,
  balance: ({ app, balance }) => decimal(balance, app),
  test_balance: ({ app, test_balance }) => decimal(test_balance, app),
  currency: ({ app }) => app.currency,
  completes: ({ completes }) => completes,
  reversals: ({ reversals }) => reversals,
};

export const getUsers: ConsoleHandler<'console/users/get-users'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const now = ctx.now();
  const { app, uuid, state, country } = query;
  const none = { users: [], next: null, looked: null, erased_at: null };
  if (uuid !== undefined) {
    if (app === undefined)
      throw new ApiError('bad-request', 'The request does not fit the call.', { app: ['goes with uuid'] });
    const user = await findUser(db, app, uuid);
    if (!user) throw new ApiError('not-found', 'There is no such user.');
    const { app_id, id: user_id } = user;
    await recordView(db, { by: operator, what, at: now, user: { app_id, user_id } });
    const appeal = await findAppeal(db, user);
    return { ...none, user: presentOperatedUser(user, now, appeal?.id) };
  }
  const within = { scope: operator.scope, app_id: app ?? null };
  const given = query.q?.trim();
  const owners = given ? await findOwnersOfId(db, operator.scope, given, mostOwners) : null;
  const among = owners?.map(({ user }) => ({ app_id: user.app_id, user_id: user.user_id }));
  const seen_since = query.seen_since === undefined ? undefined : new Date(query.seen_since);
  const figures = await readFigures(ctx, operator.scope, query);
  const filter = { state, country, seen_since, figures, among };
  const view = { by: operator, what, at: now, ...(app !== undefined && { app_id: app }) };

  if (query.format === 'csv') {
    const read = (after: UserCursor | null) =>
      findUserLines(db, within, filter, { after, most: csvSize, now });
    // Read before anything is sent.
    const first = await read(null);
    await recordView(db, view);
    return csvAnswer('users', columns, presented(first, read, now));
  }
  const { users, next, looked } = await findUserLines(db, within, filter, {
    ...{ after: readUserCursor(query.after), most: size, now },
  });
  const erased_at = given && users.length === 0 ? await findErased(db, within, given) : null;
  await recordView(db, view);
  return {
    users: users.map((row) => presentUserLine(row, now)),
    next: next && writeUserCursor(next),
    looked,
    erased_at: erased_at?.toISOString() ?? null,
  };
};

/** All pages; one may be empty and yet not the last. */
async function* presented(
  first: UserLines,
  read: (after: UserCursor) => Promise<UserLines>,
  now: Date,
): AsyncGenerator<UserLine[]> {
  for (let page = first; ; ) {
    yield page.users.map((row) => presentUserLine(row, now));
    if (page.next === null) return;
    page = await read(page.next);
  }
}
