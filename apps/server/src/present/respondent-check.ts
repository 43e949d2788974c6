// What the browser asks the respondents service about a survey (AP-03). That service is a third
// party's, so it gets a pseudonym of the user made for it alone, which gives access to nothing here.
import { createHmac } from 'node:crypto';
import type { RespondentCheck } from '@earnwall/contract/entities/current-survey';
import type { SurveyAtRespondents } from '#store/schema/surveys.ts';

/** Stable: a user is the same respondent each time. */
export function respondentName(secret: string, user: { app_id: string; id: number }): string {
  return createHmac('sha256', secret)
    .update(`respondent:${user.id}:${user.app_id}`)
    .digest('base64url')
    .slice(0, 22);
}

export function presentRespondentCheck(
  survey: { hash: string; respondent_check: SurveyAtRespondents },
  respondent: string,
): RespondentCheck {
  const { rd_sy_nr, rd_destination_platform_id, rd_destination_platform_survey_number } =
    survey.respondent_check;
  return {
    rd_supplier_id: respondent,
    survey_session_id: `${respondent}.${survey.hash}`,
    rd_sy_nr,
    rd_destination_platform_id,
    rd_destination_platform_survey_number,
    // The panel turns it on once the check of a start was made.
    rd_duplication_checked: false,
  };
}
