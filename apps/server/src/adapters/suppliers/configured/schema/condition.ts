// When something holds: values by their places. `*` is whatever is there, even null; null is nothing, `<=0` and `>=1` compare numbers.
import * as z from 'zod';
import { byShape } from './document.ts';
import { entries } from './values.ts';

const value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()], {
  error: 'has to be a text, a number, true, false or null',
});

/** Null: nothing is there. */
export type Wanted = string | null;

const wanted = (one: z.infer<typeof value>): Wanted => (one === null ? null : String(one));

/** All of it has to hold; of several values of one place one has to. */
const one = (place: z.ZodType<string, string>) =>
  entries(
    place,
    byShape<readonly Wanted[]>((given) =>
      Array.isArray(given)
        ? z.array(value.transform(wanted)).min(1).max(100)
        : value.transform((only) => [wanted(only)]),
    ),
    10,
  ).refine((found) => Object.keys(found).length > 0, 'says nothing: name what has to hold, or leave it out');

export type Condition = readonly Readonly<Record<string, readonly Wanted[]>>[];

/** One, or several of which one has to hold. */
export const condition = (place: z.ZodType<string, string>) =>
  byShape<Condition>((given) =>
    Array.isArray(given) ? z.array(one(place)).min(1).max(10) : one(place).transform((only) => [only]),
  );
