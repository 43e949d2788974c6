// GET /users/{app}/{uhash}/export of the console: everything that is stored about a person, as a file.
import { Readable } from 'node:stream';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { lookAt } from '#console/users/look-at.ts';
import { presentLedger } from '#present/ledger-line.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { FileAnswer } from '#request/file-answer.ts';
import { findLedger, findSumsUpTo } from '#store/money/user-ledger.ts';
import { findPersonalData } from '#store/people/personal-data.ts';

/** More than anybody earns. */
const maxLines = 100_000;

export const getUsersExport: ConsoleHandler<'console/users/get-users-export'> = async (ctx, call) => {
  const { db } = ctx.database;
  const now = ctx.now();
  const user = await lookAt(ctx, call, 'console/users/get-users-export');
  const rows = await findLedger(db, user, { before: null, most: maxLines });
  const [latest] = rows;
  const ledger = latest ? presentLedger(rows, await findSumsUpTo(db, user, latest)) : [];
  const data = { ...(await findPersonalData(db, user)), ...(ledger.length > 0 && { ledger }) };
  const file = { exported_at: now.toISOString(), user: presentOperatedUser(user, now), data };
  const text = Buffer.from(JSON.stringify(file, null, 2));
  const facts = { name: `user-${user.uhash.slice(0, 8)}.json`, type: 'application/json', bytes: text.length };
  return new FileAnswer(Readable.from([text]), facts);
};
