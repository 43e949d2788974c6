import { whenIdle } from './when-idle.ts';

/** Whoever has done nothing for that long reads, and what comes next may be got ready meanwhile. */
const settleMs = 4000;
/** Signs that something is about to be asked for. */
const signs = ['pointerdown', 'keydown'] as const;

/**
 * Runs a task once the page is at rest, or at the first sign of its user, and idle then: what the list does not need must
 * not compete with it on a phone (decision 0146). Returns its cancellation.
 */
export function whenSettled(task: () => void): () => void {
  let cancelIdle = () => {};
  const settle = () => {
    stop();
    cancelIdle = whenIdle(task);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, settle);
  };
  const timer = setTimeout(settle, settleMs);
  for (const sign of signs) window.addEventListener(sign, settle, { passive: true });
  return () => {
    stop();
    cancelIdle();
  };
}
