// Where people enter: a text with places, or the survey's own link with places replaced, then parameters, then a signature.
import * as z from 'zod';
import { country } from './demands.ts';
import { sign } from './sign.ts';
import { entries, parameterName, template, text, whole } from './values.ts';

const code = z.string().max(100);

export const entry = z
  .strictObject({
    /** `{entry}` is the survey's link as it is, `{answers}` are parameters that each begin with &; all else is encoded. */
    template: template.min(1).optional(),
    /** Of the survey's link: a text → what stands there instead. */
    replace: entries(text(100), template, 10).optional(),
    /** Appended, where there is a value. */
    query: entries(parameterName, template, 30).default({}),
    /** `{country_id}`, by our countries. */
    countries: entries(country, code, 300).default({}),
    /** `{gender}`. */
    genders: entries(z.enum(['male', 'female', 'other']), code, 3).optional(),
    /** How `{answers}` are named, where `{question}` is the supplier's id; several codes are joined. */
    answers: z.strictObject({ name: template.min(1), join: z.string().max(5).default(',') }).optional(),
    sign: sign.optional(),
    max: whole(100, 8_000).default(2_000),
  })
  .refine(({ template, replace }) => !(template !== undefined && replace !== undefined), {
    path: ['replace'],
    error: 'and template are two ways to the same link: leave one out',
  })
  .refine(({ sign }) => sign === undefined || sign.at.startsWith('query.'), {
    path: ['sign', 'at'],
    error: 'has to be in the query: a link has nothing else',
  });

export type Entry = z.infer<typeof entry>;
