import { type ConsolePostbackState, consolePostbackStates } from '@earnwall/contract/postback-recovery';
import { midnight } from '#features/list/day.ts';
import { typeWords } from './postback-words.ts';

/** As the address has them; their names are those of the calls. `since` is where a recovery begins. */
export const filterNames = ['app', 'state', 'type', 'user', 'transaction', 'from', 'to', 'test'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

const isType = (text: string | undefined): text is keyof typeof typeWords =>
  text !== undefined && text in typeWords;

/** Days become moments, the last day is included, and what is no day, state or type is left out. */
export function queryOf({ app, state, type, user, transaction, from, to, test }: Filters) {
  const [known] = consolePostbackStates.filter((each): each is ConsolePostbackState => each === state);
  const [first, end] = [midnight(from), midnight(to, 1)];
  return {
    ...(app && { app }),
    ...(known && { state: known }),
    ...(isType(type) && { type }),
    ...(user && { user }),
    ...(transaction && { transaction }),
    ...(first && { from: first }),
    ...(end && { to: end }),
    ...(test === '1' && { test: true }),
  };
}
