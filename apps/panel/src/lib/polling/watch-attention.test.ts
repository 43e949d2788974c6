// @vitest-environment happy-dom
import { polling } from '@earnwall/contract/first-limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Watch, watchAttention } from './watch-attention.ts';

const minute = 60_000;

let visibility: DocumentVisibilityState = 'visible';
let watch: Watch;
let asked: number[];
let inactive: boolean[];

const start = () => {
  watch = watchAttention({
    ask: () => asked.push(Date.now()),
    tellInactive: (isInactive) => inactive.push(isInactive),
  });
};
const passes = (ms: number) => vi.advanceTimersByTime(ms);
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const does = (event: string) => window.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  [visibility, asked, inactive] = ['visible', [], []];
  start();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PL-01 polling', () => {
  it('PL-01 asks every 60 s for 5 minutes, then stops and says so', () => {
    passes(20 * minute);
    expect(asked).toEqual([1, 2, 3, 4].map((at) => at * minute));
    expect(inactive).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(polling.activityEvents)(
    'PL-01 %s is activity: it goes on, at once where it had stopped',
    (event) => {
      passes(4 * minute);
      does(event);
      passes(4 * minute);
      expect(asked).toHaveLength(8);
      expect(inactive).toEqual([]);

      passes(2 * minute);
      expect(inactive).toEqual([true]);
      does(event);
      expect(asked.at(-1)).toBe(10 * minute);
      expect(inactive).toEqual([true, false]);
      passes(minute);
      expect(asked.at(-1)).toBe(11 * minute);
    },
  );

  it('PL-01 scrolling inside a part is activity, a picture that has loaded is none', () => {
    const part = document.body.appendChild(document.createElement('div'));
    passes(4 * minute);
    part.dispatchEvent(new Event('load'));
    passes(minute);
    expect(inactive).toEqual([true]);
    part.dispatchEvent(new Event('scroll'));
    expect(inactive).toEqual([true, false]);
    part.remove();
  });

  it('PL-01 a hidden tab stops; a visible one asks at once, and by the clock from there', () => {
    passes(30_000);
    see('hidden');
    expect(vi.getTimerCount()).toBe(0);
    passes(10 * minute);
    expect(asked).toEqual([]);
    see('visible');
    expect(asked).toEqual([10.5 * minute]);
    passes(minute);
    expect(asked).toEqual([10.5 * minute, 11.5 * minute]);
    expect(inactive).toEqual([]);
  });

  it('PL-01 asks when told to, and leaves nothing behind', () => {
    passes(6 * minute);
    watch.reload();
    expect(asked.at(-1)).toBe(6 * minute);
    expect(inactive).toEqual([true, false]);
    watch.stop();
    does('mousemove');
    see('visible');
    passes(10 * minute);
    expect(asked).toHaveLength(5);
  });
});
