import type { z } from 'zod';
import type { callSchemas } from './call-schemas.ts';
import type { CallName } from './calls.ts';

/** Types of a call by its name, for clients and handlers alike; nothing here exists at run time. */

type Schemas = typeof callSchemas;

export type Inferred<Schema, Part extends string> = Schema extends { readonly [P in Part]: infer S }
  ? S extends z.ZodType
    ? z.infer<S>
    : never
  : undefined;

/** Of a form with files these are the text fields. */
type Body<Schema> = Schema extends { readonly multipart: infer Form }
  ? Inferred<Form, 'fields'>
  : Inferred<Schema, 'body'>;

export type ParamsOf<N extends CallName> = Inferred<Schemas[N], 'params'>;
export type QueryOf<N extends CallName> = Inferred<Schemas[N], 'query'>;
export type BodyOf<N extends CallName> = Body<Schemas[N]>;
export type AnswerOf<N extends CallName> = Inferred<Schemas[N], 'answer'>;

/** Calls that take a form with files. */
export type FormCallName = {
  [N in CallName]: Schemas[N] extends { readonly multipart: unknown } ? N : never;
}[CallName];
