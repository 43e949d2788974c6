import type { z } from 'zod';
import type { Inferred } from './call-types.ts';
import type { publisherCallSchemas } from './publisher-call-schemas.ts';
import type { PublisherCallName } from './publisher-calls.ts';

/** Types of a publishers' call by its name; nothing here exists at run time. */

type Schemas = typeof publisherCallSchemas;

export type PublisherParamsOf<N extends PublisherCallName> = Inferred<Schemas[N], 'params'>;
export type PublisherQueryOf<N extends PublisherCallName> = Inferred<Schemas[N], 'query'>;
export type PublisherHeadersOf<N extends PublisherCallName> = Inferred<Schemas[N], 'headers'>;
export type PublisherBodyOf<N extends PublisherCallName> = Inferred<Schemas[N], 'body'>;
/** As a client sends it: fields with a default may be left out. */
export type PublisherSentBodyOf<N extends PublisherCallName> = Schemas[N] extends { readonly body: infer S }
  ? S extends z.ZodType
    ? z.input<S>
    : never
  : undefined;
export type PublisherAnswerOf<N extends PublisherCallName> = Inferred<Schemas[N], 'answer'>;
