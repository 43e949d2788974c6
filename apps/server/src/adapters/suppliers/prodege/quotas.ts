// Flattens Prodege's tree of quotas. Whoever enters has to fit a quota and one of those inside it, all of which have places
// left, and none that is full: so each of the innermost quotas becomes one that wants what it and all around it want, with
// the fewest places of them; one with quotas inside stays beside them only while it is full.
import * as z from 'zod';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { criterionForm, targetingOf } from './criteria.ts';
import type { Questions } from './questions.ts';

const id = z.union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)]).transform(String);

export const quotaForm = z.object({
  quota_id: id,
  /** 0 or null: it is in no other. */
  parent_quota_id: id.nullish().transform((parent) => (parent === '0' ? null : (parent ?? null))),
  number_of_respondents: z.number().max(1e9),
  /** Of a survey for several countries. */
  country_id: z
    .int()
    .nonnegative()
    .nullish()
    .transform((country) => country || null),
  targeting_criteria: z.array(criterionForm).max(200).default([]),
});

export type ProdegeQuota = z.infer<typeof quotaForm>;

interface Wanted {
  /** Prodege's id of a country: quotas for people elsewhere are left out. */
  readonly country: number;
  readonly questions: Questions;
}

/** Null where a quota is inside of one that is not there, or inside of itself. */
export function flatQuotas(
  quotas: readonly ProdegeQuota[],
  { country, questions }: Wanted,
): SupplierSurvey['quotas'] | null {
  const byId = new Map(quotas.map((quota) => [quota.quota_id, quota]));
  const outer = new Set(quotas.map(({ parent_quota_id }) => parent_quota_id));
  const lines = quotas.flatMap((quota) => {
    const line = lineOf(quota, byId);
    return line ? [line] : [];
  });
  if (lines.length < quotas.length) return null;
  return lines
    .filter((line) => line.every(({ country_id }) => country_id === null || country_id === country))
    .map((line) => ({
      ref: line[0].quota_id,
      targeting: allOf(line.map((one) => targetingOf(one.targeting_criteria, questions))),
      remaining: Math.max(0, Math.floor(Math.min(...line.map((one) => one.number_of_respondents)))),
    }))
    .filter(({ ref, remaining }) => remaining === 0 || !outer.has(ref));
}

/** The quota and all that it is inside of. */
function lineOf(
  quota: ProdegeQuota,
  byId: ReadonlyMap<string, ProdegeQuota>,
): [ProdegeQuota, ...ProdegeQuota[]] | null {
  const line: [ProdegeQuota, ...ProdegeQuota[]] = [quota];
  for (let { parent_quota_id } = quota; parent_quota_id !== null; ) {
    const parent = byId.get(parent_quota_id);
    if (!parent || line.includes(parent)) return null;
    line.push(parent);
    parent_quota_id = parent.parent_quota_id;
  }
  return line;
}
