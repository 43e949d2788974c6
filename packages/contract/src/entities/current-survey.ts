import * as z from 'zod';
import { hash } from './scalars.ts';

/** What the third-party respondents service is asked about a survey (ID-07, AP-03). */
export const respondentCheck = z.object({
  rd_supplier_id: hash.describe('The respondent as that service knows them; sent as rt_sr_pd.'),
  survey_session_id: hash.describe('Sent as sn_ud.'),
  rd_sy_nr: hash.describe('Sent as sy_nr.'),
  rd_destination_platform_id: hash.describe('Sent as destination_platform_id.'),
  rd_destination_platform_survey_number: hash.describe('Sent as destination_platform_survey_number.'),
  rd_duplication_checked: z.boolean().describe('True when the check need not be made again.'),
});

export type RespondentCheck = z.infer<typeof respondentCheck>;

/** The survey the user is working on; suppliers without a respondents service have no check to make. */
export type CurrentSurvey = { readonly hash: string } & Partial<RespondentCheck>;
