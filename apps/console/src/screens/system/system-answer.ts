import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type System = ConsoleAnswerOf<'console/system/get-system'>;
