// Cards about suppliers: one that is silent while people start its surveys, unusual reversals, reports that nobody applied.
import type { Looking, Need } from './need.ts';
import { pathTo } from './paths.ts';
import { counted, elapsed, minuteMs, span } from './words.ts';

interface SupplierName {
  readonly id: string;
  readonly name: string;
}

export interface SupplyFacts {
  readonly suppliers: readonly SupplierFacts[];
  /** Reports that the rules did not decide, and messages that could not be applied, by their sender. */
  readonly waiting: readonly { supplier: SupplierName; review: number; setAside: number; since: Date }[];
}

export interface SupplierFacts {
  readonly supplier: SupplierName;
  /** Callbacks within the last day; null where there was none. */
  readonly callbacks: { readonly count: number; readonly first: Date; readonly last: Date } | null;
  /** Starts since the last callback, within the last day; `first` is the earliest of them. */
  readonly starts: { readonly count: number; readonly first: Date } | null;
  /** Reversals of the last day, and of the seven days before it. */
  readonly reversals: { readonly lastDay: number; readonly weekBefore: number; readonly since: Date | null };
}

/** How far back reports in review count: no operator can settle one yet. */
export const reviewDays = 7;
const fewStarts = 5;
const fewReversals = 5;
const shortSilenceMs = 30 * minuteMs;
const usualGaps = 20;

export function supplyNeeds({ suppliers, waiting }: SupplyFacts, { now, may }: Looking): Need[] {
  if (!may('supply:read')) return [];
  return [
    ...suppliers.flatMap((facts) => [...silenceNeeds(facts, now), ...reversalNeeds(facts)]),
    ...waiting.map(waitingNeed),
  ];
}

const action = { label: 'Open system', path: pathTo.system };

/** Much longer than usual, and not a quiet hour: people go on starting its surveys. */
function silenceNeeds({ supplier, callbacks, starts }: SupplierFacts, now: Date): Need[] {
  if (!starts || starts.count < fewStarts) return [];
  const since = callbacks?.last ?? starts.first;
  const silent = elapsed(since, now);
  const gap = callbacks && usualGap(callbacks);
  if (silent < Math.max(shortSilenceMs, (gap ?? 0) * usualGaps)) return [];
  const usual = gap === null ? '' : ` Usual gap: ${span(gap)}.`;
  return [
    {
      kind: 'supplier-silent',
      urgency: 'urgent',
      title: 'Supplier silent while starts go on',
      text: `No callback for ${span(silent)}; ${counted(starts.count, 'start')} meanwhile.${usual}`,
      scope: { kind: 'supplier', ...supplier },
      since,
      action,
    },
  ];
}

/** Null where one callback says nothing about a gap. */
function usualGap({ count, first, last }: NonNullable<SupplierFacts['callbacks']>): number | null {
  return count < 2 ? null : elapsed(first, last) / (count - 1);
}

function reversalNeeds({ supplier, reversals }: SupplierFacts): Need[] {
  const { lastDay, weekBefore, since } = reversals;
  const usual = weekBefore / 7;
  if (lastDay < fewReversals || lastDay <= 2 * usual) return [];
  const times = usual === 0 ? '' : ` ${(lastDay / usual).toFixed(1)} times the usual`;
  return [
    {
      kind: 'reversals',
      urgency: 'soon',
      title: times === '' ? 'Reversals where there were none' : `Reversals${times}`,
      text: `${counted(lastDay, 'reward')} taken back within 24 hours; usual ${usual.toFixed(1)} a day.`,
      scope: { kind: 'supplier', ...supplier },
      since,
      action,
    },
  ];
}

function waitingNeed({ supplier, review, setAside, since }: SupplyFacts['waiting'][number]): Need {
  const parts = [
    ...(review > 0 ? [`${counted(review, 'report')} in review`] : []),
    ...(setAside > 0 ? [`${counted(setAside, 'message')} set aside`] : []),
  ];
  return {
    kind: 'reports',
    urgency: 'soon',
    title: parts.join(', '),
    text: `They were not applied: people may wait for rewards. Reports count for ${reviewDays} days.`,
    scope: { kind: 'supplier', ...supplier },
    since,
    action,
  };
}
