// What a click pays for time (OD-03), as it was said before the survey and as it was paid after it.
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Result } from '@earnwall/contract/entities/result';
import { spentSeconds, timeWorth } from '@earnwall/domain/fair-pay/time-worth';
import type { ClickRecord } from '#store/surveys/clicks.ts';

type TurnAway = Extract<Qualification, { status: 'qualified' }>['survey']['turn_away'];

/** Null where nothing would be paid. */
export function presentTurnAway({ fair_rate_micros, fair_cap }: ClickRecord): TurnAway {
  if (fair_rate_micros === null || !fair_cap) return null;
  return { rate_micros: Number(fair_rate_micros), most: Number(fair_cap) };
}

type TimeInside = Pick<Result, 'spent_minutes' | 'time_pay'>;

/** Whole minutes, by the first report about it where there is one; and which of them were paid. */
export function presentTime(click: ClickRecord, firstReportAt: Date | null): TimeInside {
  const isOver = click.ended_at !== null && click.started_at !== null;
  const seconds = isOver ? spentSeconds(click, firstReportAt ? [firstReportAt] : []) : null;
  if (seconds === null) return { spent_minutes: null, time_pay: null };
  const spent_minutes = Math.floor(seconds / 60);
  if (click.fair_paid === 0n) return { spent_minutes, time_pay: null };
  const { minutes } = timeWorth(click, seconds);
  return { spent_minutes, time_pay: { minutes, rate_micros: Number(click.fair_rate_micros ?? 0n) } };
}
