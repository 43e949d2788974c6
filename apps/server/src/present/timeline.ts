// What happened to one attempt, the oldest first, and why it was or was not paid.
import type { Timeline, TimelineEvent } from '@earnwall/contract/entities/timeline';
import type { Language } from '@earnwall/i18n/languages';
import type { Attempt, Entry, Report } from '#store/surveys/activities.ts';
import { presentAttempt } from './activity.ts';

type Click = Attempt['click'];

export interface TimelineParts {
  attempt: Attempt;
  reports: readonly Report[];
  entries: readonly Entry[];
  language: Language;
  now: Date;
}

export function presentTimeline({ attempt, reports, entries, language, now }: TimelineParts): Timeline {
  const { click, survey } = attempt;
  // After its expiry nothing is awaited, though the job that ends it may be a moment late.
  const isAwaited = click.state === 'started' && click.expires_at > now;
  const { id, result, reason, reward, name } = presentAttempt(attempt, language);
  return {
    ...{ id, result, reason, reward, name },
    survey_hash: survey.hash,
    full_reward: Number(click.user_reward),
    test_mode: click.test_mode,
    waits_until: isAwaited ? click.expires_at.toISOString() : null,
    // Sorting is stable: what happened at one moment stays in the order of the steps.
    events: [
      ...stepsOf(click),
      ...reportsOf(reports, entries),
      ...endOf(click, reports),
      ...starsOf(click),
    ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
  };
}

function stepsOf(click: Click): TimelineEvent[] {
  const { opened_at, started_at, duplicated_at, returned_at, returned_code } = click;
  return [
    { kind: 'opened', at: opened_at.toISOString() },
    ...(started_at ? [{ kind: 'started', at: started_at.toISOString() } as const] : []),
    ...(duplicated_at ? [{ kind: 'opened_again', at: duplicated_at.toISOString() } as const] : []),
    ...(returned_at
      ? [{ kind: 'returned', at: returned_at.toISOString(), code: returned_code } as const]
      : []),
  ];
}

/** A report and the entry it made are one event; an entry that no report asked for stands alone. */
function reportsOf(reports: readonly Report[], entries: readonly Entry[]): TimelineEvent[] {
  const unclaimed = new Map(entries.map((entry) => [`${entry.source}:${entry.transaction}`, entry]));
  const reported = reports.map((report): TimelineEvent => {
    const key = `${report.supplier_id}:${report.transaction}`;
    const entry = unclaimed.get(key);
    unclaimed.delete(key);
    return {
      kind: 'reported',
      at: report.received_at.toISOString(),
      outcome: report.outcome,
      code: report.raw_code,
      effect: report.effect,
      amount: Number(report.amount),
      reason: entry?.reason ?? null,
    };
  });
  const others = [...unclaimed.values()].map(({ at, amount, reason }): TimelineEvent => {
    return { kind: 'credited', at: at.toISOString(), amount: Number(amount), reason };
  });
  return [...reported, ...others];
}

/** An end that no supplier reported, such as our time-out. A later report does not remove it. */
function endOf({ state, ended_at }: Click, reports: readonly Report[]): TimelineEvent[] {
  const counting = reports.find(({ effect }) => effect !== 'parked' && effect !== 'review');
  const isOurs = ended_at && (!counting || ended_at < counting.received_at);
  if (!isOurs || state === 'opened' || state === 'started') return [];
  return [{ kind: 'ended', at: ended_at.toISOString(), outcome: counting ? 'timeout' : state }];
}

function starsOf({ rating_half_stars, rated_at }: Click): TimelineEvent[] {
  if (rating_half_stars === null || rated_at === null) return [];
  return [{ kind: 'rated', at: rated_at.toISOString(), rating: rating_half_stars / 2 }];
}
