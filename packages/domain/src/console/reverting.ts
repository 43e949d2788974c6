// Which events of the audit can be reverted, by whom, and when it is too late (decision 0132).
import type { Capability, RevertedAct } from '@earnwall/contract/console-access';
import { type AppField, appFields, capabilityOfField } from './app-fields.ts';

interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export interface AuditedEvent {
  /** Null where it is no change that has an inverse. */
  readonly act: RevertedAct | null;
  readonly what: string;
  readonly changes: readonly FieldChange[];
  /** The event that has reverted it. */
  readonly reverted_by: number | null;
}

interface Problem {
  readonly code: 'conflict' | 'unprocessable';
  readonly message: string;
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\b(credit|debit)/i, 'Money is never reverted here: undo the credit on the page of the person.'],
  [/\b(secret|key)s?\b/i, 'What was made or ended with a secret stays so: make a new one.'],
  [/\berased?\b/i, 'An erasure cannot be undone.'],
];

/** Why it cannot be reverted at all; null where it can. */
export function revertProblem({ act, what, changes, reverted_by }: AuditedEvent): Problem | null {
  if (reverted_by !== null)
    return { code: 'conflict', message: `It was reverted already, by event ${reverted_by}.` };
  if (act !== null && changes.length > 0) return null;
  const why = reasons.find(([pattern]) => pattern.test(what))?.[1];
  return { code: 'unprocessable', message: why ?? 'This has no inverse.' };
}

const capabilityOfAct: Readonly<Record<Exclude<RevertedAct, 'app-settings'>, Capability>> = {
  user: 'users:write',
  'app-maintenance': 'apps:govern',
  'supplier-pause': 'supply:write',
  'endpoint-state': 'postbacks:write',
  'publisher-share': 'publishers',
  survey: 'inventory:write',
  offer: 'inventory:write',
};

/** Changes of what somebody is paid: as the change itself, reverting one needs a factor that was proven lately. */
export const needsFreshFactor = (act: RevertedAct): boolean => act === 'publisher-share';

const isAppField = (field: string): field is AppField => appFields.some((known) => known === field);

/** What the change itself would need. */
export function neededToRevert({ act, changes }: Pick<AuditedEvent, 'act' | 'changes'>): Capability[] {
  if (act === null) return [];
  if (act !== 'app-settings') return [capabilityOfAct[act]];
  const ofFields = changes
    .map(({ field }) => field)
    .filter(isAppField)
    .map(capabilityOfField);
  return [...new Set<Capability>(['apps:write', ...ofFields])];
}

export const mayRevert = (event: AuditedEvent, capabilities: ReadonlySet<Capability>): boolean =>
  revertProblem(event) === null && neededToRevert(event).every((needed) => capabilities.has(needed));

/** The fields that no longer are what the event has made them, with what they are now. */
export const changedSince = (
  changes: readonly FieldChange[],
  present: Readonly<Record<string, unknown>>,
): { field: string; now: unknown }[] =>
  changes
    .filter((change) => asJson(change.new) !== asJson(present[change.field]))
    .map(({ field }) => ({ field, now: present[field] }));

/** Moments are texts in the audit. */
const asJson = (value: unknown): string => JSON.stringify(value ?? null);
