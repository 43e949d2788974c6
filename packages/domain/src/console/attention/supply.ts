// Cards about suppliers: one that is silent while people start its surveys or that screens nearly everybody out, unusual
// reversals, reports that nobody applied.
import { findingText } from '../../suppliers/finding-text.ts';
import type { Finding } from '../../suppliers/health.ts';
import type { Looking, Need, NeedCall } from './need.ts';
import { pathTo } from './paths.ts';
import { counted } from './words.ts';

interface SupplierName {
  readonly id: string;
  readonly name: string;
}

export interface SupplyFacts {
  readonly failing: readonly FailingSupplier[];
  readonly reversals: readonly Reversals[];
  /** Reports that the rules did not decide, and messages that could not be applied, by their sender. */
  readonly waiting: readonly { supplier: SupplierName; review: number; setAside: number; since: Date }[];
}

/** What its health found: the rules are those of `suppliers/health.ts`, here and for pauses. */
export interface FailingSupplier extends Pick<Finding, 'severity' | 'details'> {
  readonly kind: 'silent' | 'conversion';
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

export function supplyNeeds({ failing, reversals, waiting }: SupplyFacts, { may }: Looking): Need[] {
  if (!may('supply:read')) return [];
  return [
    ...failing.map((facts) => failingNeed(facts, may('supply:write'))),
    ...reversals.flatMap(reversalNeeds),
    ...waiting.map(waitingNeed),
  ];
}

const opened = ({ id }: SupplierName, tab?: string) => ({
  label: 'Open supplier',
  path: tab === undefined ? pathTo.supplier(id) : `${pathTo.supplier(id)}?tab=${tab}`,
});

const cards = {
  silent: { kind: 'supplier-silent', title: 'Supplier silent while starts go on' },
  conversion: { kind: 'supplier-conversion', title: 'Supplier screens nearly everybody out' },
} as const;

/** Paused by one press, which the same press takes back; resuming one wants a look at it first. */
function failingNeed(facts: FailingSupplier, mayPause: boolean): Need {
  const { kind, supplier, status, severity, details, since } = facts;
  const found = findingText({ kind, details });
  const isPaused = status === 'paused';
  const pause = {
    label: 'Pause supplier',
    call: pausing(supplier.id, true, `From Home: ${found}`),
    undo: pausing(supplier.id, false, 'From Home: the pause was taken back.'),
  };
  return {
    ...cards[kind],
    urgency: severity === 'pause' ? 'urgent' : 'soon',
    text: isPaused ? `${found} It is paused until an operator resumes it.` : found,
    scope: { kind: 'supplier', ...supplier },
    since,
    action: isPaused || !mayPause ? opened(supplier) : pause,
  };
}

const pausing = (id: string, paused: boolean, reason: string): NeedCall => ({
  name: 'console/suppliers/put-suppliers-pause',
  params: { id },
  body: { paused, reason },
});

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
      action: opened(supplier),
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
    action: opened(supplier, 'messages'),
  };
}
