// Forms that fields of a row have to have beyond what is read of them: a row of another form is set aside, because a supplier
// that has changed its form may mean something else by it. `/quotas/*/id` is that field of every item.
import * as z from 'zod';
import { byShape } from './document.ts';
import { entries, pointer } from './values.ts';

const forms = [
  'id',
  'digits',
  'integer',
  'number',
  'money',
  'text',
  'letters',
  'code',
  'boolean',
  'list',
  'object',
] as const;

export interface FieldShape {
  readonly form: (typeof forms)[number];
  /** May be missing. */
  readonly optional: boolean;
  /** May be null. */
  readonly nullable: boolean;
  /** Of numbers their value, of texts and lists their length. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly one_of: readonly string[] | undefined;
  /** Texts that may stand there instead, such as `variable` for a price. */
  readonly or: readonly string[];
}

const object = z
  .strictObject({
    form: z.enum(forms),
    optional: z.boolean().default(false),
    nullable: z.boolean().default(false),
    min: z.number().optional(),
    max: z.number().optional(),
    one_of: z.array(z.string().max(100)).min(1).max(100).optional(),
    or: z.array(z.string().max(100)).max(10).default([]),
  })
  .transform((given): FieldShape => ({ ...anything, ...given }));

const anything = { min: undefined, max: undefined, one_of: undefined };

/** `number?` may be missing or null. */
const short = z
  .string()
  .refine(
    (given) => forms.some((form) => given === form || given === `${form}?`),
    `has to be one of ${forms.join(', ')}, with ? where it may be missing`,
  )
  .transform((given): FieldShape => {
    const optional = given.endsWith('?');
    const form = forms.find((one) => one === given.replace('?', '')) ?? 'text';
    return { ...anything, form, optional, nullable: optional, or: [] };
  });

export const shape = entries(
  pointer,
  byShape<FieldShape>((value) => (typeof value === 'string' ? short : object)),
  100,
).transform((found) => Object.entries(found));

export type Shape = z.infer<typeof shape>;
