// The form of one of Dynata's opportunities, as far as we read it.
import * as z from 'zod';
import { cellForm } from './cells.ts';

/** What every notification has, even one whose rest cannot be read. */
export const namedOpportunity = z.object({ id: z.int().positive(), status: z.string() });

const tags = z.array(z.string().max(200)).max(1000);
const ids = z.array(z.int()).max(1000).nullish();

export const openOpportunity = z.object({
  length_of_interview: z.number().positive().max(600),
  incidence_rate: z.number().min(0).max(100).nullish(),
  cost_per_interview: z.number().positive().max(1000),
  project_id: z.int().nullish(),
  category_ids: ids,
  locale: z.object({
    language: z.string().regex(/^[a-z]{2,3}$/),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  devices: z.array(z.string()).max(100),
  cells: z.array(cellForm).max(10_000),
  /** Of each group one has to fit. */
  filters: z.array(z.array(z.object({ cells: tags })).min(1)).max(1000),
  /** Of each group one has to fit that is open and has places left. */
  quotas: z.array(z.array(z.object({ cells: tags, count: z.int(), status: z.string() })).min(1)).max(1000),
  links: z.object({ live: z.url({ protocol: /^https?$/ }) }),
  project_exclusions: ids,
  category_exclusions: ids,
  /** Webcams, names, apps and the like. */
  requirements: z.record(z.string(), z.unknown()).nullish(),
});

export type OpenOpportunity = z.infer<typeof openOpportunity>;
