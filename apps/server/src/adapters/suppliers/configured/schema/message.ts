// Where the values of a message are: a parameter of the query or form, or a JSON pointer, and which form they have.
import * as z from 'zod';
import { isPointer } from '#request/json-pointer.ts';
import { byShape } from './document.ts';
import { parameterName, whole } from './values.ts';

const forms = ['token', 'digits', 'positive', 'integer', 'decimal', 'text'] as const;

export interface Place {
  readonly at: string;
  /** Of a value that is itself a query, such as variables that were passed through. */
  readonly variable: string | undefined;
  readonly form: (typeof forms)[number];
  readonly max: number;
  /** Without it the message can be read, too. */
  readonly optional: boolean;
  /** What it is without it. */
  readonly default: string;
  /** Of another form it counts as missing, such as a placeholder that nobody filled in. */
  readonly lenient: boolean;
}

const at = z
  .string()
  .min(1)
  .max(300)
  .refine(
    (value) => (value.startsWith('/') ? isPointer(value) : /^[A-Za-z0-9_.[\]-]+$/.test(value)),
    'is neither the name of a parameter nor a JSON pointer',
  );

export const place = byShape<Place>((value) =>
  typeof value === 'string'
    ? at.transform((only) => ({ ...plain, at: only }))
    : z
        .strictObject({
          at,
          variable: parameterName.optional(),
          /** A token is plain ASCII without spaces. */
          form: z.enum(forms).default('token'),
          max: whole(1, 4_000).default(200),
          optional: z.boolean().default(false),
          default: z.string().max(100).default(''),
          lenient: z.boolean().default(false),
        })
        .transform((given) => ({ ...plain, ...given, variable: given.variable })),
);

const plain = {
  variable: undefined,
  form: 'token',
  max: 200,
  optional: false,
  default: '',
  lenient: false,
} as const;

/** One place, or several. */
export const places = byShape<readonly Place[]>((value) =>
  Array.isArray(value) ? z.array(place).min(1).max(5) : place.transform((only) => [only]),
);

/**
 * Our seal of an entry: it ties the click to the survey and the person, where the supplier signs what comes back, but not what
 * goes in.
 */
export const seal = z.strictObject({ at: place, ref: place, person: place });
