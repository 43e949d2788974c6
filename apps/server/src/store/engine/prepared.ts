// Building SQL costs more than sending it: a hot query is built once per database, and anew inside each transaction.
import type { Queryable } from './queryable.ts';

export function prepared<Query>(build: (on: Queryable) => Query): (on: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (on) => {
    const known = built.get(on);
    if (known) return known;
    const query = build(on);
    built.set(on, query);
    return query;
  };
}
