// Numbers as an operator gets them, without HTTP.
import { askedNumbers } from '#console/numbers/asked.ts';
import { numbersOf } from '#console/numbers/numbers-of.ts';
import type { Database } from '#store/engine/database.ts';

export { foldStatistics } from '#store/statistics/fold.ts';

type Query = Parameters<typeof askedNumbers>[0];

export const readNumbers = (database: Database, query: Query, now: Date) =>
  numbersOf(database, 'all', askedNumbers(query, 'all', now));
