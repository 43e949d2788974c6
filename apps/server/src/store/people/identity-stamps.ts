// Whether cached identities are still current, for many users in one query: the stamp consists of the numbers of the
// transactions that last wrote the user, the app and the source, so it changes with each of them.
import type { Database } from '#store/engine/database.ts';

/** The rows that an identity was read from. */
export interface IdentityNames {
  readonly app_id: string;
  readonly user_id: number;
  readonly source: string;
}

const stamp = "concat_ws('.', users.xmin, apps.xmin, coalesce(app_sources.xmin::text, 'none'))";

/**
 * Runs for every request, so it returns only the stamps that have changed: mostly none. Each row is looked up by itself: the
 * planner expects a hundred of them, and for as many would rather read all users of a table of ten thousand.
 */
const changedStamps = {
  name: 'changed_identity_stamps',
  text: `
    select requested.place, ${stamp}
    from (
      select given->>0 as app_id, (given->>1)::bigint as user_id, given->>2 as source, given->>3 as stamp,
        place::integer - 1 as place
      from jsonb_array_elements($1::jsonb) with ordinality as all_given (given, place)
    ) as requested
    left join lateral (
      select xmin from users where users.app_id = requested.app_id and users.id = requested.user_id limit 1
    ) as users on true
    left join lateral (select xmin from apps where apps.id = requested.app_id limit 1) as apps on true
    left join lateral (
      select xmin from app_sources
      where app_sources.app_id = requested.app_id and app_sources.source = requested.source limit 1
    ) as app_sources on true
    where ${stamp} is distinct from requested.stamp`,
};

/** A cached identity with its stamp as the query takes it: written once, asked about with every request. */
export interface StampedIdentity {
  /** Null differs from every stamp. */
  readonly stamp: string | null;
  readonly json: string;
}

export function stampedIdentity(
  { app_id, user_id, source }: IdentityNames,
  stamp: string | null,
): StampedIdentity {
  return { stamp, json: JSON.stringify([app_id, user_id, source, stamp]) };
}

/** By index in the list: the stamps that differ from the given one. */
export async function findChangedStamps(
  on: Pick<Database, 'queryRows'>,
  requested: readonly StampedIdentity[],
): Promise<Map<number, string>> {
  const given = `[${requested.map(({ json }) => json).join(',')}]`;
  return new Map((await on.queryRows(changedStamps, [given])) as [number, string][]);
}
