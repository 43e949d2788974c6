import { whenIdle } from './when-idle.ts';

const restMs = 4000;
const activity = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs a task once nobody has pressed, typed or scrolled for a while: work that a phone would feel (decision 0146). */
export function whenAtRest(task: () => void): void {
  let timer = setTimeout(rest, restMs);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, restMs);
  };
  function rest() {
    for (const kind of activity) window.removeEventListener(kind, wait);
    whenIdle(task);
  }
  for (const kind of activity) window.addEventListener(kind, wait, { passive: true });
}
