// Where a field is in a row, and how it is read: a JSON pointer, a pointer with a scale, or an object that says more.
import * as z from 'zod';
import { byShape } from './document.ts';
import { entries, pointer } from './values.ts';

type Constant = string | number | boolean | readonly string[];

export interface Field {
  /** Of several places the first that has something. None: it is always `otherwise`. */
  readonly at: readonly string[];
  readonly scale: number;
  /** The supplier's code → ours; what is not in it cannot be read. Null: taken as it is. */
  readonly map: ReadonlyMap<string, string> | null;
  /** Values that the supplier sends where it has none, such as 0. */
  readonly none: readonly string[];
  /** Where the row has nothing there. */
  readonly otherwise: Constant | undefined;
}

const scale = z.number().positive().max(1_000_000);

const pointers = byShape<readonly string[]>((value) =>
  Array.isArray(value) ? z.array(pointer).min(1).max(5) : pointer.transform((only) => [only]),
);

/** `target`: what a map may lead to, and what may stand in. */
export function field(target: z.ZodType<string> = z.string().max(200)) {
  const constant: z.ZodType<Constant> = z.union([target, z.number(), z.boolean(), z.array(target).max(300)], {
    error: 'is no value that this field can have',
  });
  const map = entries(z.string().max(200), target, 2_000)
    .refine((found) => Object.keys(found).length > 0, 'has no targets')
    .transform((found) => new Map(Object.entries(found)));
  const forms = {
    text: pointer.transform((at) => ({ ...plain, at: [at] })),
    list: z.tuple([pointer, scale]).transform(([at, scale]) => ({ ...plain, at: [at], scale })),
    constant: z.strictObject({ value: constant }).transform(({ value }) => ({ ...plain, otherwise: value })),
    object: z
      .strictObject({
        at: pointers,
        scale: scale.default(1),
        map: map.optional(),
        none: z
          .array(z.union([z.string().max(100), z.number()]).transform(String))
          .max(20)
          .default([]),
        default: constant.optional(),
      })
      .transform(({ map = null, default: otherwise, ...others }) => ({ ...others, map, otherwise })),
  };
  return byShape<Field>((value) => {
    if (typeof value === 'string') return forms.text;
    if (Array.isArray(value)) return forms.list;
    if (typeof value !== 'object' || value === null)
      return 'has to be a JSON pointer, [pointer, scale], or an object with at or value';
    return 'value' in value ? forms.constant : forms.object;
  });
}

const plain: Field = { at: [], scale: 1, map: null, none: [], otherwise: undefined };
