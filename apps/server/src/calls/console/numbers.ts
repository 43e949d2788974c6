import type { numbersCalls } from '@earnwall/contract/console-calls/numbers';
import type { ConsoleHandlers } from './handler.ts';

export const numbersHandlers: ConsoleHandlers<keyof typeof numbersCalls> = {};
