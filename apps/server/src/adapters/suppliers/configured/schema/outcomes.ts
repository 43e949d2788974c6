// What the supplier's codes mean. A code of several parts is written with points: `3.17`. `3.*` is for every second part, and
// `*.17` says more about a first part that the table has.
import { outcomes as known } from '@earnwall/contract/outcomes';
import * as z from 'zod';
import { entries } from './values.ts';

const code = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\x21-\x7e]+$/, 'is no code: letters, digits and signs without spaces');

export const outcomes = entries(code, z.enum(known), 500)
  .refine((found) => Object.keys(found).length > 0, 'has no codes')
  .refine(
    (found) => Object.values(found).includes('complete'),
    'has no code for complete, so nobody would ever be paid',
  )
  .transform((found) => new Map(Object.entries(found)));

export type Outcomes = z.infer<typeof outcomes>;
