// Whether a supplier is paused because of its health. Only what its own genuine silence or its surveys show may do so:
// anybody can send forged messages, and a list that is late is still a list. An operator's word counts more for a day.
import type { Finding, FindingKind } from './health.ts';

/** Whatever is found, a supplier that an operator resumed stays live so long. */
export const overrideMs = 24 * 3_600_000;
/** A finding must stand so long: other nodes' counts may be on their way. */
export const standsMs = 5 * 60_000;

const pausing: ReadonlySet<FindingKind> = new Set(['silent', 'conversion']);

export interface StandingFinding extends Pick<Finding, 'kind' | 'severity'> {
  readonly since: Date;
}

export interface PauseState {
  readonly status: 'live' | 'paused';
  readonly override_until: Date | null;
}

/** The finding that pauses it; null where it stays as it is. */
export function pauseBecauseOf<Standing extends StandingFinding>(
  findings: readonly Standing[],
  { status, override_until }: PauseState,
  now: Date,
): Standing | null {
  if (status === 'paused' || (override_until !== null && now < override_until)) return null;
  const stands = ({ since }: Standing) => now.getTime() - since.getTime() >= standsMs;
  return findings.find((one) => one.severity === 'pause' && pausing.has(one.kind) && stands(one)) ?? null;
}

/**
 * Where several suppliers have people waiting and none of them is heard, it is more likely that nobody reaches us: pausing
 * all of them would empty the list for a fault of our own.
 */
export const isOurOwnSilence = (
  suppliers: readonly { readonly isSilent: boolean; readonly hasReported: boolean }[],
): boolean =>
  suppliers.filter(({ isSilent }) => isSilent).length > 1 &&
  !suppliers.some(({ hasReported }) => hasReported);
