import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { calibration, experiment } from '../../entities/experiment.ts';
import { moment } from '../../entities/scalars.ts';

export const getExperiments = {
  summary: 'How the odds hold, and what experiments say',
  description:
    'Anyone may read it: what people were told against what came of it, over all apps, and each standing experiment with ' +
    'an interval that holds however often somebody looks. Measured once an hour.',
  answer: z.object({
    measured_at: moment.nullable().describe('Null where nothing was measured yet.'),
    calibration,
    experiments: z.array(experiment).max(20),
  }),
  errors: [],
} satisfies CallSchema;
