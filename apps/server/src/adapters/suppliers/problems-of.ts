// What a schema finds wrong, for operators: which fields, and what is wrong with each; never the values.
import type * as z from 'zod';

export function problemsOf({ issues }: z.ZodError, whole = 'the message'): string {
  return issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
}
