import type { CallSchema } from '../call-schema.ts';
import type { numbersCalls } from '../console-calls/numbers.ts';

export const numbersSchemas = {} satisfies Record<keyof typeof numbersCalls, CallSchema>;
