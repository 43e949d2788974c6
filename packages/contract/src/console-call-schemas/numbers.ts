import type { CallSchema } from '../call-schema.ts';
import { getNumbers } from '../calls/console/numbers/get-numbers.ts';
import type { numbersCalls } from '../console-calls/numbers.ts';

export const numbersSchemas = {
  'console/numbers/get-numbers': getNumbers,
} satisfies Record<keyof typeof numbersCalls, CallSchema>;
