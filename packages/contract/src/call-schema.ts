import type { z } from 'zod';
import type { RequestErrorCode } from './error-codes.ts';

/**
 * What one call takes and gives. The server validates with it, the API page is made from it, clients infer
 * their types from it.
 */
export interface CallSchema {
  readonly summary: string;
  /** What a reader of the API page needs to know beyond the fields. */
  readonly description?: string;
  /** The `{…}` parts of the path. */
  readonly params?: z.ZodObject;
  /** Unknown parameters are ignored. */
  readonly query?: z.ZodObject;
  /** Headers of this call alone, by their names in small letters; others are ignored. */
  readonly headers?: z.ZodObject;
  /** JSON; always strict, an unknown field is an error. */
  readonly body?: z.ZodObject;
  /** A form with files instead of JSON: its text fields (strict), and the name of the part that holds files. */
  readonly multipart?: { readonly fields: z.ZodObject; readonly files: string };
  /** The body of a 200. */
  readonly answer: z.ZodType;
  /** Errors of this call alone; those any call can give follow from its access (`commonErrors`). */
  readonly errors: readonly RequestErrorCode[];
}
