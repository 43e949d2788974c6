// A project in Prodege's list, as far as it is public.
import * as z from 'zod';
import { decimalMicros } from '#adapters/suppliers/decimal-micros.ts';
import { quotaForm } from './quotas.ts';

const id = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);
/** What a row that cannot be read is known by. */
export const named = z.object({ projectid: id });
const percent = z.number().min(0).max(100).nullish();

export const projectForm = z.object({
  projectid: id,
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .nullish()
    .transform((code) => code?.toUpperCase() ?? null),
  loi: z.number().positive().max(600),
  cpi: decimalMicros.refine((micros) => micros > 0n, 'it pays nothing'),
  conversion_rate: percent,
  actual_ir: percent,
  surveyurl: z.url({ protocol: /^https?$/ }).max(2_000),
  remaining_completes: z.number().nullish(),
  max_clicks_settings: z.object({ max_clicks_allowed_clicks: z.number() }).nullish(),
  past_participation: z
    .object({
      participation_project_ids: z.array(id).max(10_000),
      filter_type: z.enum(['exclude', 'include']),
      in_past_days: z.number().min(0).max(10_000).nullish(),
    })
    .nullish(),
  include_psids: z.array(z.unknown()).nullish(),
  quotas: z.array(quotaForm).max(2_000),
});

export type Project = z.infer<typeof projectForm>;
