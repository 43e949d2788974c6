import type { PanelPath } from '#lib/navigation/address.ts';
import { guard, type Visit } from './guard.ts';

/** What to show now, and the route the address should lead to instead of its own. Pure. */
export interface Step {
  show: 'screen' | 'error' | 'finished' | 'loading';
  leadTo: PanelPath | null;
}

/**
 * What keeps a visit from its screen: a failure, or a server that has no room yet and has said when to come again. A
 * visitor who waits for it keeps the address, and then sees what it names.
 */
export type Obstacle = 'failure' | 'wait' | null;

/** Obstacles come first, then the way of a returning survey (RT-07), then the guard. */
export function stepOf(visit: Visit, obstacle: Obstacle): Step {
  const { name } = visit.route;
  if (obstacle) return { show: 'error', leadTo: obstacle === 'wait' || name === 'error' ? null : '/error' };
  if (visit.cid && name !== 'result') return { show: 'loading', leadTo: '/result' };

  const verdict = guard(visit);
  if (verdict === 'pass') return { show: 'screen', leadTo: null };
  if (verdict === 'finished') return { show: 'finished', leadTo: null };
  return { show: 'loading', leadTo: verdict === 'wait' ? null : verdict };
}
