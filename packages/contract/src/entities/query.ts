import * as z from 'zod';

/** Values that arrive as text in a query string. */

const words = { truthy: ['true', '1'], falsy: ['false', '0'] };

export const queryFlag = z.stringbool(words).meta({ enum: [...words.truthy, ...words.falsy] });

/** Most entries of a list to return. */
export const queryLimit = z.coerce.number<string>().int().min(1).max(200);

/** A list comes as repeated parameters, or as one with commas. */
export const queryList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(item).max(max));
