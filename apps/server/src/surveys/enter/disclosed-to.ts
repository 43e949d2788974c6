// What of the user this supplier is told with the entry into this survey (decision 0115).
import { disclosedOf } from '@earnwall/domain/accounts/disclosed';
import { hasAgreed } from '@earnwall/domain/accounts/policy';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import { questionsOf } from '@earnwall/domain/qualification/next-step';
import type { Disclosed } from '#ports/disclosed.ts';
import type { Supplier } from '#ports/supplier.ts';
import { findProfile } from '#store/people/profile.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import type { QualificationRequest } from '#surveys/qualify/qualification-request.ts';

export async function disclosedTo(
  { discloses }: Pick<Supplier, 'discloses'>,
  { tx, who, visit, now }: QualificationRequest,
  { click, survey }: { click: ClickRecord; survey: SurveyWithQuotas },
): Promise<Disclosed> {
  const { app, user } = who;
  // Who tries an integration is nobody whom a supplier should learn about.
  const isTest = click.test_mode || app.test_mode;
  if (discloses.length === 0 || isTest || !hasAgreed(user)) return {};
  const visitor = { country: survey.country, device: visit.device, birthday: user.birthday };
  const { age, gender, answers } = respondentOf(await findProfile(tx, user), visitor, now);
  return disclosedOf(discloses, { hasAgreed: hasAgreed(user), age, gender, answers }, questionsOf(survey));
}
