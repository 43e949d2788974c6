// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopup } from './popup.ts';

const origin = 'https://panel.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A popup whose window is what a test says. */
function setUp(opened: { closed: boolean } | null) {
  const events: string[] = [];
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
  const popup = createPopup(origin, { app: 'my-game' });
  for (const name of ['open', 'close', 'blocked'] as const) popup.on(name, () => events.push(name));
  const ready = () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: opened as Window | null,
        data: { ns: 'earnwall', v: 1, type: 'ready', id: '', data: {} },
      }),
    );
  popup.open();
  return { popup, events, open, ready };
}

describe('EM-01 a window of its own', () => {
  it('that the browser blocks is reported, and tried again with the next press', () => {
    const { popup, events, open } = setUp(null);
    expect(events).toEqual(['blocked']);
    popup.open();
    expect(open).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports that it was closed', () => {
    const opened = { closed: false, postMessage: () => {} };
    const { events, ready } = setUp(opened);
    ready();
    vi.advanceTimersByTime(1_000);
    expect(events).toEqual(['open']);
    opened.closed = true;
    vi.advanceTimersByTime(1_000);
    expect([events, vi.getTimerCount()]).toEqual([['open', 'close'], 0]);
  });

  it('that a policy of the page cuts off looks closed, and no close is reported', () => {
    const { events } = setUp({ closed: true });
    vi.advanceTimersByTime(1_000);
    expect([events, vi.getTimerCount()]).toEqual([['open'], 0]);
  });
});
