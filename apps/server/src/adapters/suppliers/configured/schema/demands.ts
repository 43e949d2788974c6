// What a survey demands of people, in the supplier's words, and what those are in ours.
import * as z from 'zod';
import { field } from './field.ts';
import { entries, pointer, text } from './values.ts';

const gender = z.enum(['male', 'female', 'other']);
const code = z.string().min(1).max(100);

export const demands = z.strictObject({
  /** The list of demands in a row; absent where only quotas have some. */
  at: pointer.optional(),
  question: pointer,
  /** Absent: one of the codes has to be an answer. */
  operator: pointer.optional(),
  precodes: pointer,
  operators: entries(code, z.enum(['any', 'none', 'range']), 20).default({}),
  /** Codes are compared in small letters. */
  lower: z.boolean().default(false),
  /** Before ids of questions that we do not have; absent: the account's id. */
  prefix: text(40).optional(),
  /** The question for the age, whose codes are ages. */
  age: code.optional(),
  gender: z
    .strictObject({
      question: code,
      map: entries(code, gender, 20).refine((found) => Object.keys(found).length > 0, 'has no targets'),
    })
    .optional(),
  questions: entries(
    code,
    z.strictObject({
      question: text(100),
      answers: entries(code, z.array(text(100)).min(1).max(100), 2_000).refine(
        (found) => Object.keys(found).length > 0,
        'has no targets',
      ),
    }),
    500,
  ).default({}),
});

export type Demands = z.infer<typeof demands>;

export const country = z.string().regex(/^[A-Z]{2}$/, 'has to be a country such as US');

export const quotas = z.strictObject({
  at: pointer,
  ref: field(),
  /** The quota that it is inside of. */
  parent: field().optional(),
  remaining: field(),
  /** The country that it is for: a row that names none is one survey for each country of its quotas. */
  country: field(country).optional(),
  /** The list of demands in a quota. */
  demands: pointer,
});

export type Quotas = z.infer<typeof quotas>;
