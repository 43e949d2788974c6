// One line of the history as it leaves the server (AH-04).
import { createHash } from 'node:crypto';
import type { Activity } from '@earnwall/contract/entities/activity';
import { activityResultOf, isUnreported, unpaidReasonOf } from '@earnwall/domain/surveys/result';
import type { Language } from '@earnwall/i18n/languages';
import type { Attempt, Credit } from '#store/surveys/activities.ts';
import { activityNameIn, creditNameIn } from '#texts/activity-names.ts';

export function presentAttempt({ click: row, survey, ...reported }: Attempt, language: Language): Activity {
  const click = { ...row, ...reported };
  return {
    id: click.cid,
    result: activityResultOf(click),
    reward: Number(click.credited),
    time: (click.ended_at ?? click.started_at ?? click.opened_at).toISOString(),
    click_time: minutesInside(click),
    name: activityNameIn(survey, language),
    task_name: null,
    status: null,
    reason: unpaidReasonOf(click),
    topic: survey.topic,
    has_timeline: true,
  };
}

/** A bonus is a reward; any other credit was paid by hand (decision 0006). */
export function presentCredit(credit: Credit, language: Language): Activity {
  return {
    id: createHash('sha256').update(`${credit.source}:${credit.transaction}`).digest('base64url'),
    result: credit.kind === 'adjustment' ? 'paid' : 'reward',
    reward: Number(credit.amount),
    time: credit.at.toISOString(),
    click_time: null,
    name: creditNameIn(credit, language),
    task_name: null,
    status: null,
    reason: null,
    topic: null,
    has_timeline: false,
  };
}

/** From the start to the return, or to the supplier's report; unknown for a user who never came back. */
function minutesInside(click: Attempt['click'] & { isTimeOutReported: boolean }): number | null {
  const { started_at, returned_at, ended_at } = click;
  const left = returned_at ?? (isUnreported(click) ? null : ended_at);
  if (!started_at || !left) return null;
  return Math.max(0, Math.ceil((left.getTime() - started_at.getTime()) / 60_000));
}
