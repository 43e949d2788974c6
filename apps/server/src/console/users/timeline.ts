// A page of all that happened to a user.
import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import type { Reader } from '#present/teammate.ts';
import { collapsedViews, presentTimelineItem } from '#present/user-timeline.ts';
import { findShownMovements } from '#store/console/users/movements.ts';
import { findInTimeline, findTimeline } from '#store/console/users/timeline.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { readTimelineCursor, writeTimelineCursor } from './cursors.ts';

const size = 50;

interface Wanted {
  readonly kind?: TimelineItem['kind'] | undefined;
  readonly item?: string | undefined;
  readonly after?: string | undefined;
}

export async function readTimeline(
  on: Queryable,
  user: UserRecord,
  { kind, item, after }: Wanted,
  reader: Reader,
) {
  const cursor = readTimelineCursor(after);
  const from = item !== undefined && !cursor ? await findInTimeline(on, user, { kind, item }) : null;
  const rows = await findTimeline(on, user, { kind, after: cursor, from, most: size });
  const ids = rows.filter((row) => row.kind === 'money').map(({ facts }) => Number(facts.id));
  const movements = await findShownMovements(on, ids);
  const last = rows.length === size ? rows.at(-1) : undefined;
  return {
    items: collapsedViews(rows.map((row) => presentTimelineItem(row, { item, movements, reader }))),
    next: last ? writeTimelineCursor(last) : null,
  };
}
