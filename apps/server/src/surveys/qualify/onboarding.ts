// The onboarding survey ends with us, not with a supplier: a complete profile is paid at once, once in a life.
import { rewardLines } from '@earnwall/domain/ledger/entry';
import { type NewMovement, postMovement } from '#store/money/ledger.ts';
import { type ClickRecord, updateClick } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-demands.ts';
import { finish } from './outcome.ts';
import type { Round } from './round.ts';

export async function payOnboarding(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<ClickRecord> {
  const ended = await finish(round, click, 'complete', 'onboarding');
  const isPaid = click.user_reward > 0n && (await postMovement(round.tx, creditOf(round, click, survey)));
  return isPaid ? updateClick(round.tx, ended, { credited: click.user_reward }) : ended;
}

/** The pair of source and transaction is spent for good: however many such surveys there are, one of them pays. */
function creditOf(
  { who, now }: Round,
  { app_id, user_id, cid, test_mode, user_reward, subid }: ClickRecord,
  survey: SurveyWithQuotas,
): NewMovement {
  return {
    app_id,
    user_id,
    kind: 'survey_reward',
    reason: 'Profile completed',
    source: test_mode ? 'onboarding-test' : 'onboarding',
    transaction: `${app_id}:${user_id}`,
    cid,
    at: now,
    lines: rewardLines(user_reward, test_mode),
    about: { sid: survey.hash, outcome: 'complete', currency_name: who.app.currency_name, subid },
  };
}
