import type { CurrentSurvey, RespondentCheck } from '@earnwall/contract/entities/current-survey';
import { respondents } from '@earnwall/contract/limits';
import type { Client } from '#api/client/client.ts';
import { askRespondents } from './ask-respondents.ts';

/**
 * The check before a survey starts (QU-01); null says that it was not made, or came to no end. Whatever fails or is slow
 * lets the user go on: the server decides again when the qualification begins (decision 0007).
 */
export async function checkDisqualified(client: Client, survey: CurrentSurvey): Promise<boolean | null> {
  if (!hasCheck(survey) || survey.rd_duplication_checked) return null;
  const body = await askRespondents(client, survey, { read_only: false });
  if (!body) return null;
  try {
    const patience = { silent: true, timeoutMs: respondents.timeoutMs };
    const asked = { params: { hash: survey.hash }, body };
    return (await client.call('surveys/post-surveys-cd', asked, patience)).disqualified;
  } catch {
    return null;
  }
}

function hasCheck(survey: CurrentSurvey): survey is CurrentSurvey & RespondentCheck {
  return survey.rd_sy_nr !== undefined;
}
