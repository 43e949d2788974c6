import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';

/** A survey whose marketplace has a respondents service to ask about duplicates (AP-03). */
export const checkedSurvey: CurrentSurvey = {
  hash: 'h1',
  rd_supplier_id: 'person',
  survey_session_id: 'person.h1',
  rd_sy_nr: '4711',
  rd_destination_platform_id: 'platform',
  rd_destination_platform_survey_number: 'p-4711',
  rd_duplication_checked: false,
};
