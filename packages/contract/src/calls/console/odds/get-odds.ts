import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { calibrationStep, experiment } from '../../../entities/experiment.ts';
import { surveyDevice } from '../../../entities/inventory.ts';
import { count, country, hash, line, moment } from '../../../entities/scalars.ts';
import { day, periodQuery } from './period.ts';

const counts = { ...calibrationStep.shape, completes: count };

export const getOdds = {
  summary: 'How the odds hold by supplier, and what experiments say',
  description:
    '“When we said 60%, 58% finished”: by the day of the start, of the asker’s own apps; starts whose odds were not known ' +
    'yet are left out. Experiments are over all apps, as anybody can read them. With `format=csv` the rows are a file.',
  query: z.object({
    ...periodQuery,
    supplier: hash.optional(),
    country: country.optional(),
    device: surveyDevice.optional(),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    from: day,
    to: day,
    total: z.array(z.object(counts)).max(19),
    rows: z.array(z.object({ supplier: z.object({ id: hash, name: line }), ...counts })).max(20_000),
    measured_at: moment.nullable(),
    experiments: z.array(experiment).max(20),
    suppliers: z
      .array(z.object({ id: hash, name: line }))
      .max(2_000)
      .describe('All that anything was said of in these days and apps, whatever else is filtered.'),
    countries: z.array(country).max(300),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
