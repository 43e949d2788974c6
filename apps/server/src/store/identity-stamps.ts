// Whether what was read about somebody still stands, for many people in one query: the stamp is made of the numbers of
// the transactions that last wrote the user, the app and the door, so it changes with each of them.
import { sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';

/** Whose rows, and which door of the app. */
export interface IdentityNames {
  readonly app_id: string;
  readonly user_id: number;
  readonly source: string;
}

const stamps = prepared((on) =>
  on
    .select({
      stamp: sql<string>`concat_ws('.', users.xmin, apps.xmin, coalesce(app_sources.xmin::text, 'none'))`,
    })
    .from(
      sql`unnest(${sql.placeholder('app_ids')}::text[], ${sql.placeholder('user_ids')}::bigint[],
        ${sql.placeholder('sources')}::text[]) with ordinality as asked (app_id, user_id, source, place)
        left join users on users.app_id = asked.app_id and users.id = asked.user_id
        left join apps on apps.id = asked.app_id
        left join app_sources on app_sources.app_id = asked.app_id and app_sources.source = asked.source`,
    )
    .orderBy(sql`asked.place`)
    .prepare('identity_stamps'),
);

/** In the order asked. */
export async function findIdentityStamps(on: Queryable, asked: readonly IdentityNames[]): Promise<string[]> {
  const found = await stamps(on).execute({
    app_ids: asked.map(({ app_id }) => app_id),
    user_ids: asked.map(({ user_id }) => user_id),
    sources: asked.map(({ source }) => source),
  });
  return found.map(({ stamp }) => stamp);
}
