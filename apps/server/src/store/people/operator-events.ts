// The audit of operators' views of personal data, and of refused operators' keys.
import type { Queryable } from '#store/engine/queryable.ts';
import { operator_events, type ViewedItems } from '#store/schema/operator-events.ts';

export interface OperatorView {
  readonly by: string;
  /** The name of the call. */
  readonly what: string;
  readonly at: Date;
  /** Absent for a list. */
  readonly user?: { readonly app_id: string; readonly user_id: number };
  readonly about?: ViewedItems;
}

export async function recordView(
  on: Queryable,
  { by, what, at, user, about = {} }: OperatorView,
): Promise<void> {
  await on.insert(operator_events).values({ by, what, at, about, ...user });
}

export async function recordRefusedKey(
  on: Queryable,
  { network, at }: { network: string; at: Date },
): Promise<void> {
  await on.insert(operator_events).values({ by: null, what: 'key refused', network, at });
}
