import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { queryFlag } from '../../entities/query.ts';
import { respondentEvidence } from '../../entities/respondent-evidence.ts';
import { hash } from '../../entities/scalars.ts';

export const getRespondentsSearch = {
  summary: 'Ask the third-party respondents service about a survey',
  description:
    'Made by the browser to a third-party service, with the values of the survey’s respondent_check. ' +
    'Its answer is passed on unchanged to POST /surveys/{hash}/cd or POST /rdds.',
  query: z.object({
    rt_sr_pd: hash.describe('rd_supplier_id'),
    sn_ud: hash.describe('survey_session_id'),
    sy_nr: hash.describe('rd_sy_nr'),
    destination_platform_id: hash.describe('rd_destination_platform_id'),
    destination_platform_survey_number: hash.describe('rd_destination_platform_survey_number'),
    read_only: queryFlag.describe('True for a check from the list, false when the survey starts.'),
  }),
  answer: z.object(respondentEvidence),
  errors: [],
} satisfies CallSchema;
