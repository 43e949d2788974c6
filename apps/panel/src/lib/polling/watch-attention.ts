import { polling } from '@earnwall/contract/first-limits';
import { type AttentionEvent, attend, attentionAt, nextMoment } from './attention.ts';

interface Watcher {
  /** Fetch the list now. */
  ask(): void;
  tellInactive(isInactive: boolean): void;
}

export interface Watch {
  reload(): void;
  stop(): void;
}

/** Follows what somebody does on this page, and asks by the clock for as long as they do something. */
export function watchAttention({ ask, tellInactive }: Watcher): Watch {
  const isVisible = () => document.visibilityState === 'visible';
  let attention = attentionAt(Date.now(), isVisible());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function happened(event: AttentionEvent): void {
    const now = Date.now();
    const before = attention;
    const attended = attend(before, event, now);
    attention = attended.attention;
    if (attended.ask) ask();
    if (attention.isInactive !== before.isInactive) tellInactive(attention.isInactive);
    if (nextMoment(attention) !== nextMoment(before) || event === 'time') wait(now);
  }

  function wait(now: number): void {
    clearTimeout(timer);
    const moment = nextMoment(attention);
    if (moment !== null) timer = setTimeout(() => happened('time'), moment - now);
  }

  const active = () => happened('activity');
  const seen = () => happened(isVisible() ? 'shown' : 'hidden');
  const reload = () => happened('reload');

  for (const event of polling.activityEvents) window.addEventListener(event, active, listening(event));
  document.addEventListener('visibilitychange', seen);
  wait(Date.now());
  return {
    reload,
    stop() {
      clearTimeout(timer);
      for (const event of polling.activityEvents) window.removeEventListener(event, active, listening(event));
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

/** On their way down, because the scrolling of a part does not come up; but a picture that has loaded is no activity. */
function listening(event: (typeof polling.activityEvents)[number]): AddEventListenerOptions {
  return { passive: true, capture: event !== 'load' };
}
