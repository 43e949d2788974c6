import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type Supplier = ConsoleAnswerOf<'console/suppliers/get-suppliers-id'>;

/** What a tab of its page gets. */
export interface TabProps {
  of: Supplier;
}
