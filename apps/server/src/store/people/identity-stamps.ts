// Whether what was read about somebody still stands, for many people in one query: the stamp is made of the numbers of
// the transactions that last wrote the user, the app and the door, so it changes with each of them.
import type { Database } from '#store/engine/database.ts';

/** Whose rows, and which door of the app. */
export interface IdentityNames {
  readonly app_id: string;
  readonly user_id: number;
  readonly source: string;
}

const stamp = "concat_ws('.', users.xmin, apps.xmin, coalesce(app_sources.xmin::text, 'none'))";

/** Asked with every request, so it answers only what has changed: mostly nothing. */
const changedStamps = {
  name: 'changed_identity_stamps',
  text: `
    select asked.place, ${stamp}
    from (
      select given->>0 as app_id, (given->>1)::bigint as user_id, given->>2 as source, given->>3 as stamp,
        place::integer - 1 as place
      from jsonb_array_elements($1::jsonb) with ordinality as all_given (given, place)
    ) as asked
    left join users on users.app_id = asked.app_id and users.id = asked.user_id
    left join apps on apps.id = asked.app_id
    left join app_sources on app_sources.app_id = asked.app_id and app_sources.source = asked.source
    where ${stamp} is distinct from asked.stamp`,
};

/** By place among those asked: the stamps that are not what the asker knows; null is known by nobody. */
export async function findChangedStamps(
  on: Pick<Database, 'ask'>,
  asked: readonly { names: IdentityNames; stamp: string | null }[],
): Promise<Map<number, string>> {
  const given = asked.map(({ names, stamp }) => [names.app_id, names.user_id, names.source, stamp]);
  return new Map((await on.ask(changedStamps, [JSON.stringify(given)])) as [number, string][]);
}
