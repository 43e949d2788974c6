// Announcements as the console lists them, within a scope: those that run, then the planned ones by their start, then
// those that are over.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import { announcements } from '#store/schema/announcements.ts';
import { apps } from '#store/schema/apps.ts';
import { isInState, type ListedState } from './run-states.ts';
import type { Scope } from './scope.ts';
import { isWithin, type Within } from './within.ts';

export interface ListedAnnouncement {
  readonly announcement: AnnouncementRecord;
  readonly app_name: string;
}

interface Page {
  /** The id of the last one of the page before. */
  readonly after: string | null;
  readonly most: number;
  readonly now: Date;
}

const listed = (on: Queryable) =>
  on
    .select({ announcement: announcements, app_name: apps.name })
    .from(announcements)
    .innerJoin(apps, eq(apps.id, announcements.app_id));

/** The group, the start forwards or backwards, the id. */
const placeOf = (now: Date): SQL => {
  const { starts_at, ends_at, id } = announcements;
  const isIn = (state: ListedState) => isInState(state, starts_at, ends_at, now);
  const start = sql`extract(epoch from ${starts_at})`;
  return sql`
    case when ${isIn('running')} then 0 when ${isIn('planned')} then 1 else 2 end,
    case when ${isIn('planned')} then ${start} else -${start} end,
    ${id}`;
};

export function findScopedAnnouncements(
  on: Queryable,
  within: Within,
  state: ListedState | null,
  { after, most, now }: Page,
): Promise<ListedAnnouncement[]> {
  const { starts_at, ends_at, id } = announcements;
  const place = placeOf(now);
  return listed(on)
    .where(
      and(
        isWithin(within),
        state === null ? undefined : isInState(state, starts_at, ends_at, now),
        after === null
          ? undefined
          : sql`(${place}) > (select ${place} from ${announcements} where ${id} = ${after})`,
      ),
    )
    .orderBy(place)
    .limit(most);
}

export async function findScopedAnnouncement(
  on: Queryable,
  scope: Scope,
  id: string,
): Promise<ListedAnnouncement | null> {
  const [found] = await listed(on).where(and(isWithin({ scope, app_id: null }), eq(announcements.id, id)));
  return found ?? null;
}

/** Nobody else changes it until the end of the transaction. */
export async function lockScopedAnnouncement(
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<AnnouncementRecord | null> {
  const [held] = await tx
    .select({ announcement: announcements })
    .from(announcements)
    .innerJoin(apps, eq(apps.id, announcements.app_id))
    .where(and(isWithin({ scope, app_id: null }), eq(announcements.id, id)))
    .for('update', { of: announcements });
  return held?.announcement ?? null;
}
