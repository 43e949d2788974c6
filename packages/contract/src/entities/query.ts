import * as z from 'zod';
import { maxSurveys, usableCount } from '../address-values.ts';

/** Values that arrive as text in a query string. */

const flagValues = { truthy: ['true', '1'], falsy: ['false', '0'] };

export const queryFlag = z.stringbool(flagValues).meta({ enum: [...flagValues.truthy, ...flagValues.falsy] });

/** Of a repeated parameter the first one counts, as the panel reads its address. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/**
 * A value that only affects what is shown or logged: an unusable one counts as absent, and is no reason to refuse the
 * request (decision 0068).
 */
export const orAbsent = <Schema extends z.ZodType>(schema: Schema, read: (value: unknown) => unknown) =>
  z.preprocess((value) => read(firstOf(value)) ?? undefined, schema.optional()).optional();

/** Most entries of a list to return. */
export const queryLimit = orAbsent(z.int().min(1).max(maxSurveys), (value) => usableCount(value, maxSurveys));

/** A list comes as repeated parameters, or as one with commas. */
export const queryList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(item).max(max));
