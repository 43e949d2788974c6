import type { numbersCalls } from '@earnwall/contract/console-calls/numbers';
import { getNumbers } from '#calls/console/numbers/get-numbers.ts';
import type { ConsoleHandlers } from './handler.ts';

export const numbersHandlers: ConsoleHandlers<keyof typeof numbersCalls> = {
  'console/numbers/get-numbers': getNumbers,
};
