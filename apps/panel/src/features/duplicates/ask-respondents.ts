import type { AnswerOf } from '@earnwall/contract/call-types';
import type { RespondentCheck } from '@earnwall/contract/entities/current-survey';
import type { Client } from '#api/client/client.ts';

/**
 * What a third party knows about this person and a survey, or null: it may be slow, down or not there at all, and
 * nobody waits for it (decision 0007). A look from the list leaves no trace there, a start does.
 */
export async function askRespondents(
  client: Client,
  check: RespondentCheck,
  { read_only }: { read_only: boolean },
): Promise<AnswerOf<'duplicates/get-respondents-search'> | null> {
  const query = {
    rt_sr_pd: check.rd_supplier_id,
    sn_ud: check.survey_session_id,
    sy_nr: check.rd_sy_nr,
    destination_platform_id: check.rd_destination_platform_id,
    destination_platform_survey_number: check.rd_destination_platform_survey_number,
    read_only,
  };
  try {
    const { respondent, surveys } = await client.call('duplicates/get-respondents-search', { query });
    return respondent && surveys ? { respondent, surveys } : null;
  } catch {
    return null;
  }
}
