// A user's history: the surveys they entered, other credits, and all that happened to one attempt.
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { accounts, lines, movements } from '#store/schema/ledger.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { surveys } from '#store/schema/surveys.ts';
import { reported } from './results.ts';

type UserKey = { app_id: string; id: number };

export type Attempt = Awaited<ReturnType<typeof findAttempts>>[number];
export type Credit = Awaited<ReturnType<typeof findOtherCredits>>[number];
export type Report = Awaited<ReturnType<typeof findReports>>[number];
export type Entry = Awaited<ReturnType<typeof findEntries>>[number];

/** Newest first. */
export function findAttempts(on: Queryable, user: UserKey, most: number) {
  return attemptsOf(on).where(tookPart(user)).orderBy(desc(clicks.opened_at)).limit(most);
}

/** One attempt of this user and of nobody else. */
export async function findAttempt(on: Queryable, user: UserKey, cid: string): Promise<Attempt | null> {
  const [attempt] = await attemptsOf(on).where(and(tookPart(user), eq(clicks.cid, cid)));
  return attempt ?? null;
}

function attemptsOf(on: Queryable) {
  return on
    .select({
      click: clicks,
      survey: {
        ...{ hash: surveys.hash, onboarding: surveys.onboarding, topic: surveys.topic },
        loi_seconds: surveys.loi_seconds,
      },
      ...reported(on),
    })
    .from(clicks)
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .$dynamic();
}

const tookPart = (user: UserKey) => and(eq(clicks.app_id, user.app_id), eq(clicks.user_id, user.id));

const entry = {
  kind: movements.kind,
  reason: movements.reason,
  source: movements.source,
  transaction: movements.transaction,
  at: movements.at,
  amount: lines.amount,
};

/** What was credited without a survey: bonuses, and what an operator gave. Newest first. */
export function findOtherCredits(on: Queryable, user: UserKey, most: number) {
  return entriesOf(on, user)
    .where(
      and(
        ofUser(user),
        isNull(movements.cid),
        inArray(movements.kind, ['bonus', 'extension_bonus', 'adjustment']),
      ),
    )
    .orderBy(desc(movements.at))
    .limit(most);
}

/** Suppliers' reports about a click, in the order received. */
export function findReports(on: Queryable, cid: string) {
  return on
    .select()
    .from(supplier_reports)
    .where(eq(supplier_reports.cid, cid))
    .orderBy(asc(supplier_reports.received_at), asc(supplier_reports.id));
}

/** What a click has moved. */
export function findEntries(on: Queryable, user: UserKey, cid: string) {
  return entriesOf(on, user)
    .where(and(ofUser(user), eq(movements.cid, cid)))
    .orderBy(asc(movements.at), asc(movements.id));
}

/** The user's side of movements; test credits are included, their click has `test_mode`. */
function entriesOf(on: Queryable, user: UserKey) {
  return on
    .select(entry)
    .from(movements)
    .innerJoin(lines, eq(lines.movement_id, movements.id))
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, lines.account_id),
        eq(accounts.user_id, user.id),
        inArray(accounts.kind, ['user', 'user_test']),
      ),
    )
    .$dynamic();
}

const ofUser = (user: UserKey) => and(eq(movements.app_id, user.app_id), eq(movements.user_id, user.id));
