// The form of the lists that are reconciled by file, so that operators need not say it with each of them.
import * as z from 'zod';
import type { StatementForm } from '#ports/statement-form.ts';
import { whole } from './values.ts';

const column = whole(0, 200);

export const statement: z.ZodType<StatementForm> = z.strictObject({
  names: z.enum(['transaction', 'cid']),
  columns: z.strictObject({ name: column, amount: column.nullable().default(null) }),
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
});
