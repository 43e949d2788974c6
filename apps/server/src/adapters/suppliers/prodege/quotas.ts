// Prodege's quotas, which may be inside of others.
import * as z from 'zod';
import { flatQuotas } from '#adapters/suppliers/targeting/flat-quotas.ts';
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
export const quotasOf = (
  quotas: readonly ProdegeQuota[],
  { country, questions }: Wanted,
): SupplierSurvey['quotas'] | null =>
  flatQuotas(
    quotas.map((quota) => ({
      ref: quota.quota_id,
      parent: quota.parent_quota_id,
      remaining: quota.number_of_respondents,
      country: quota.country_id === null ? null : `${quota.country_id}`,
      targeting: targetingOf(quota.targeting_criteria, questions),
    })),
    `${country}`,
  );
