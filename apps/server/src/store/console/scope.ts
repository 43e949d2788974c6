// Whose things a query may touch. It is made from the session alone (#request/operator), and every query of the console
// takes it as an argument: what is outside of it does not exist for the asker.
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';

export type Scope = 'all' | { readonly publisher_id: string };

export const inScope = (publisher_id: AnyColumn, scope: Scope): SQL =>
  scope === 'all' ? sql`true` : eq(publisher_id, scope.publisher_id);
