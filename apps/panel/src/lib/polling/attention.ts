import { polling } from '@earnwall/contract/first-limits';

// When a list is fetched anew, and when nobody looks at it any more (PL-01). Pure: the clock is an
// argument, watch-attention.ts runs it.

export interface Attention {
  readonly isVisible: boolean;
  /** Nobody has done anything for so long that asking on would be for nobody. */
  readonly isInactive: boolean;
  readonly activeAt: number;
  readonly askedAt: number;
}

/** `time`: nothing but the clock has moved. `reload`: somebody asked for it. */
export type AttentionEvent = 'activity' | 'hidden' | 'shown' | 'reload' | 'time';

export interface Attended {
  attention: Attention;
  /** The list is to be fetched now. */
  ask: boolean;
}

/** Somebody has just opened the list. */
export function attentionAt(now: number, isVisible: boolean): Attention {
  return { isVisible, isInactive: false, activeAt: now, askedAt: now };
}

export function attend(before: Attention, event: AttentionEvent, now: number): Attended {
  const attention = after(before, event, now);
  // Whoever comes back, from another tab or from doing nothing, finds the list as it is now.
  const isBack = event === 'shown' || (before.isInactive && !attention.isInactive);
  const ask = isBack || event === 'reload' || isDue(attention, now);
  return { attention: ask ? { ...attention, askedAt: now } : attention, ask };
}

/** When the clock alone changes something next; null while it does not. */
export function nextMoment({ isVisible, isInactive, activeAt, askedAt }: Attention): number | null {
  if (!isVisible || isInactive) return null;
  return Math.min(askedAt + polling.intervalMs, activeAt + polling.idleMs);
}

function after(before: Attention, event: AttentionEvent, now: number): Attention {
  if (event === 'hidden') return { ...before, isVisible: false };
  if (event === 'time') return { ...before, isInactive: before.isInactive || isIdle(before, now) };
  // Whoever opens a tab again is there, whatever they did before.
  return { ...before, isVisible: before.isVisible || event === 'shown', isInactive: false, activeAt: now };
}

/** A hidden list is asked for by nobody, so it grows neither old nor idle. */
function isIdle({ isVisible, activeAt }: Attention, now: number): boolean {
  return isVisible && now >= activeAt + polling.idleMs;
}

function isDue({ isVisible, isInactive, askedAt }: Attention, now: number): boolean {
  return isVisible && !isInactive && now >= askedAt + polling.intervalMs;
}
