// Cards about suppliers: one that is silent while people start its surveys, unusual reversals, reports that nobody applied.
import { findingText } from '../../suppliers/finding-text.ts';
import type { Finding } from '../../suppliers/health.ts';
import type { Looking, Need } from './need.ts';
import { pathTo } from './paths.ts';
import { counted } from './words.ts';

interface SupplierName {
  readonly id: string;
  readonly name: string;
}

export interface SupplyFacts {
  readonly silent: readonly SilentSupplier[];
  readonly reversals: readonly Reversals[];
  /** Reports that the rules did not decide, and messages that could not be applied, by their sender. */
  readonly waiting: readonly { supplier: SupplierName; review: number; setAside: number; since: Date }[];
}

/** What its health found: the rule of a silence is `suppliers/silence.ts`, here and for pauses. */
export interface SilentSupplier extends Pick<Finding, 'severity' | 'details'> {
  readonly supplier: SupplierName;
  readonly status: 'live' | 'paused';
  readonly since: Date;
}

/** Of the last day, and of the seven days before it. */
interface Reversals {
  readonly supplier: SupplierName;
  readonly lastDay: number;
  readonly weekBefore: number;
  readonly since: Date | null;
}

/** How far back reports in review count: no operator can settle one yet. */
export const reviewDays = 7;
const fewReversals = 5;

export function supplyNeeds({ silent, reversals, waiting }: SupplyFacts, { may }: Looking): Need[] {
  if (!may('supply:read')) return [];
  return [...silent.map(silenceNeed), ...reversals.flatMap(reversalNeeds), ...waiting.map(waitingNeed)];
}

const action = { label: 'Open system', path: pathTo.system };

function silenceNeed({ supplier, status, severity, details, since }: SilentSupplier): Need {
  const found = findingText({ kind: 'silent', details });
  return {
    kind: 'supplier-silent',
    urgency: severity === 'pause' ? 'urgent' : 'soon',
    title: 'Supplier silent while starts go on',
    text: status === 'paused' ? `${found} It is paused until an operator resumes it.` : found,
    scope: { kind: 'supplier', ...supplier },
    since,
    action,
  };
}

function reversalNeeds({ supplier, lastDay, weekBefore, since }: Reversals): Need[] {
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
