import type { z } from 'zod';
import type { callSchemas } from './call-schemas.ts';
import type { CallName } from './calls.ts';

/** Types of a call by its name, for clients and handlers alike; nothing here exists at run time. */

type Schemas = typeof callSchemas;

type Inferred<Schema, Part extends string> = Schema extends { readonly [P in Part]: infer S }
  ? S extends z.ZodType
    ? z.infer<S>
    : never
  : undefined;

type FormFields<Schema> = Schema extends { readonly multipart: { readonly fields: infer S } }
  ? S extends z.ZodType
    ? z.infer<S>
    : never
  : undefined;

export type ParamsOf<N extends CallName> = Inferred<Schemas[N], 'params'>;
export type QueryOf<N extends CallName> = Inferred<Schemas[N], 'query'>;
/** Of a form with files these are the text fields. */
export type BodyOf<N extends CallName> =
  Inferred<Schemas[N], 'body'> extends undefined ? FormFields<Schemas[N]> : Inferred<Schemas[N], 'body'>;
export type AnswerOf<N extends CallName> = Inferred<Schemas[N], 'answer'>;
