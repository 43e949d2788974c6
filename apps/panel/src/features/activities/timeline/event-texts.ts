import type { TimelineEvent } from '@earnwall/contract/entities/timeline';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { IconName } from '@earnwall/ui/primitives/icon';

/** One step of an attempt in the user's words. */
export interface EventTexts {
  title: TextKey;
  /** What it means, where that is not plain. */
  note?: TextKey;
  /** Words of the books themselves, which have no translation. */
  quote?: string;
  values?: Record<string, number>;
  icon: IconName;
  tone: 'plain' | 'brand' | 'reward' | 'danger';
  /** What it moved; absent when nothing. */
  amount?: number;
}

type Reported = Extract<TimelineEvent, { kind: 'reported' }>;
type Outcome = Reported['outcome'];

const plain = { icon: 'clock', tone: 'plain' } as const;

const reported: Record<Outcome, TextKey> = {
  complete: 'timeline_complete',
  partial: 'timeline_partial',
  screen_out: 'timeline_screen_out',
  quota_full: 'timeline_quota_full',
  closed: 'timeline_closed',
  duplicate: 'timeline_duplicate',
  quality: 'timeline_quality',
  security: 'timeline_security',
  timeout: 'timeline_timeout',
  error: 'timeline_error',
};

/** Before the survey itself was reached, or without a word of it, the same outcomes have another story. */
const endedHere: Partial<Record<Outcome, TextKey>> = {
  screen_out: 'timeline_ended_screen_out',
  quota_full: 'timeline_ended_quota_full',
  closed: 'timeline_ended_closed',
  timeout: 'timeline_ended_timeout',
};

/** `isAwaited`: a report is still to come. Afterwards nothing says that it waits for one. */
export function eventWords(event: TimelineEvent, isAwaited: boolean): EventTexts {
  switch (event.kind) {
    case 'opened':
      return { ...plain, title: 'timeline_opened', icon: 'search' };
    case 'started':
      return { ...plain, title: 'timeline_started', icon: 'next' };
    case 'opened_again':
      return {
        ...plain,
        title: 'timeline_opened_again',
        note: 'timeline_opened_again_note',
        icon: 'history',
      };
    case 'returned':
      return {
        ...plain,
        title: 'timeline_returned',
        ...(isAwaited && { note: 'timeline_returned_note' }),
        icon: 'back',
      };
    case 'reported':
      return reportedWords(event, isAwaited);
    case 'credited':
      return { ...moved(event.amount), title: 'timeline_credited', quote: event.reason };
    case 'ended':
      return { ...ended, title: endedHere[event.outcome] ?? reported[event.outcome] };
    case 'rated':
      return { ...plain, title: 'timeline_rated', values: { rating: event.rating }, icon: 'star' };
  }
}

/** What such a report pays, it pays for time (OD-03). */
const turnsAway: ReadonlySet<Outcome> = new Set(['screen_out', 'quota_full', 'closed']);

/** Nobody is alarmed, or blamed, by color. */
const ended = { icon: 'close', tone: 'plain' } as const;

function reportedWords({ outcome, effect, amount }: Reported, isAwaited: boolean): EventTexts {
  switch (effect) {
    case 'credited':
      return {
        ...moved(amount),
        title: reported[outcome],
        ...(amount > 0 && turnsAway.has(outcome) && { note: 'result_paid_for_time' as const }),
      };
    case 'ended':
      return { ...ended, title: reported[outcome] };
    case 'upgraded':
      return { ...moved(amount), title: 'timeline_upgraded', note: 'timeline_upgraded_note' };
    case 'reversed':
      return { ...moved(amount), title: 'timeline_reversed', note: 'timeline_reversed_note' };
    case 'parked':
      return {
        ...plain,
        title: 'timeline_parked',
        ...(isAwaited && { note: 'timeline_parked_note' }),
        icon: 'pause',
      };
    case 'review':
      return { ...plain, title: 'timeline_review', note: 'timeline_review_note', icon: 'shield' };
    case 'nothing':
      return { ...plain, title: 'timeline_nothing', note: 'timeline_nothing_note', icon: 'check' };
  }
}

function moved(amount: number): Pick<EventTexts, 'icon' | 'tone' | 'amount'> {
  if (amount === 0) return { icon: 'check', tone: 'brand' };
  return amount > 0 ? { icon: 'coin', tone: 'reward', amount } : { icon: 'history', tone: 'danger', amount };
}
