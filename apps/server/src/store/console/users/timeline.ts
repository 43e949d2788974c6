// All that happened to a user in one stream, the latest first.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { type Source, type SourceKind, sourcesOf } from './timeline-sources.ts';

export interface TimelineCursor {
  readonly at: Date;
  readonly key: string;
}

export interface TimelineRow extends TimelineCursor {
  readonly kind: SourceKind;
  readonly ids: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}

interface Raw extends Record<string, unknown> {
  at_ms: string;
  key: string;
  kind: SourceKind;
  ids: string[];
  facts: Record<string, unknown>;
}

type User = { readonly app_id: string; readonly id: number };

interface Wanted {
  readonly kind?: SourceKind | undefined;
  /** `from` is on the page itself, `after` is the last one of the page before. */
  readonly from?: TimelineCursor | null;
  readonly after?: TimelineCursor | null;
  readonly most: number;
}

/** Each source gives at most a page; the page is the latest of them. */
export async function findTimeline(on: Queryable, user: User, wanted: Wanted): Promise<TimelineRow[]> {
  const start = wanted.after ?? wanted.from ?? null;
  const pages = sourcesOf(user)
    .filter(({ kind }) => wanted.kind === undefined || kind === wanted.kind)
    .map(
      (source) => sql`(${rowsOf(source)} ${beginningAt(source, start, !wanted.after)}
      order by ${source.at} desc, ${source.key} desc limit ${wanted.most})`,
    );
  const { rows } = await on.execute<Raw>(sql`
    select kind, key, ids, facts, (extract(epoch from at) * 1000)::bigint as at_ms
    from (${sql.join(pages, sql` union all `)}) as stream
    order by at desc, key desc limit ${wanted.most}`);
  return rows.map(({ kind, key, ids, facts, at_ms }) => ({
    ...{ kind, key, ids, facts, at: new Date(Number(at_ms)) },
  }));
}

/** Where in the stream the thing with this id is; the latest of several. Null where there is none. */
export async function findInTimeline(
  on: Queryable,
  user: User,
  { kind, item }: { readonly kind?: SourceKind | undefined; readonly item: string },
): Promise<TimelineCursor | null> {
  const all = sourcesOf(user)
    .filter((source) => kind === undefined || source.kind === kind)
    .map((source) => sql`(${rowsOf(source)} and (${source.key} = ${item} or ${item} = any (${source.ids})))`);
  const { rows } = await on.execute<Raw>(sql`
    select key, (extract(epoch from at) * 1000)::bigint as at_ms
    from (${sql.join(all, sql` union all `)}) as stream order by at desc, key desc limit 1`);
  const [found] = rows;
  return found ? { key: found.key, at: new Date(Number(found.at_ms)) } : null;
}

const rowsOf = ({ kind, at, key, ids, facts, from, where }: Source): SQL => sql`
  select ${kind}::text as kind, ${at} as at, (${key})::text collate "C" as key, ${ids} as ids, ${facts} as facts
  from ${from} where ${where}`;

function beginningAt({ at, key }: Source, start: TimelineCursor | null, isIncluded: boolean): SQL {
  if (!start) return sql``;
  const moment = sql`${start.at.toISOString()}::timestamptz`;
  const place = sql`(${at}, (${key})::text collate "C")`;
  const isLater = isIncluded ? sql`<=` : sql`<`;
  return sql`and ${at} <= ${moment} and ${place} ${isLater} (${moment}, ${start.key})`;
}
