import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type Numbers = ConsoleAnswerOf<'console/numbers/get-numbers'>;
export type Row = Numbers['rows'][number];
export type Figures = Numbers['total']['now'];
