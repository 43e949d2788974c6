// Quotas that are inside of others, as a list. Whoever enters has to fit a quota and one of those inside it, all of which have
// places left, and none that is full: so each of the innermost wants what it and all around it want, with the fewest places of
// them; one with quotas inside stays beside them only while it is full.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { allOf } from './all-of.ts';

export interface NestedQuota {
  readonly ref: string;
  /** The quota that it is inside of; null: of none. */
  readonly parent: string | null;
  readonly remaining: number;
  /** Null: for everybody. */
  readonly country: string | null;
  readonly targeting: Targeting;
}

/** Those for people elsewhere are left out. Null where one is inside of one that is not there, or inside of itself. */
export function flatQuotas(quotas: readonly NestedQuota[], country: string): SupplierSurvey['quotas'] | null {
  const byRef = new Map(quotas.map((quota) => [quota.ref, quota]));
  const outer = new Set(quotas.map(({ parent }) => parent));
  const lines = quotas.flatMap((quota) => {
    const line = lineOf(quota, byRef);
    return line ? [line] : [];
  });
  if (lines.length < quotas.length) return null;
  return lines
    .filter((line) => line.every((quota) => quota.country === null || quota.country === country))
    .map((line) => ({
      ref: line[0].ref,
      targeting: allOf(line.map(({ targeting }) => targeting)),
      remaining: Math.max(0, Math.floor(Math.min(...line.map(({ remaining }) => remaining)))),
    }))
    .filter(({ ref, remaining }) => remaining === 0 || !outer.has(ref));
}

type Line = [NestedQuota, ...NestedQuota[]];

/** The quota and all that it is inside of. */
function lineOf(quota: NestedQuota, byRef: ReadonlyMap<string, NestedQuota>): Line | null {
  const line: Line = [quota];
  for (let { parent } = quota; parent !== null; ) {
    const outer = byRef.get(parent);
    if (!outer || line.includes(outer)) return null;
    line.push(outer);
    parent = outer.parent;
  }
  return line;
}
