import type { Inferred } from './call-types.ts';
import type { consoleCallSchemas } from './console-call-schemas.ts';
import type { ConsoleCallName } from './console-calls.ts';

/** Types of an operators' call by its name; nothing here exists at run time. */

type Schemas = typeof consoleCallSchemas;

export type ConsoleParamsOf<N extends ConsoleCallName> = Inferred<Schemas[N], 'params'>;
export type ConsoleQueryOf<N extends ConsoleCallName> = Inferred<Schemas[N], 'query'>;
export type ConsoleBodyOf<N extends ConsoleCallName> = Inferred<Schemas[N], 'body'>;
export type ConsoleAnswerOf<N extends ConsoleCallName> = Inferred<Schemas[N], 'answer'>;
