// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAtRest } from './when-at-rest.ts';
import { whenSettled } from './when-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const does = (kind: string) => window.dispatchEvent(new Event(kind));

describe('what comes next', () => {
  it('is got ready four seconds after the page', () => {
    const task = vi.fn();
    whenSettled(task);
    vi.advanceTimersByTime(3999);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('is got ready at the first %s, once', (kind) => {
    const task = vi.fn();
    whenSettled(task);
    does(kind);
    does(kind);
    vi.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each([0, 4000])('is left alone by a page that is left after %d ms', (ms) => {
    const task = vi.fn();
    const cancel = whenSettled(task);
    vi.advanceTimersByTime(ms);
    cancel();
    does('pointerdown');
    vi.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('work that a phone would feel', () => {
  it.each(['pointerdown', 'keydown', 'scroll'])('waits for four seconds without a %s', (kind) => {
    const task = vi.fn();
    whenAtRest(task);
    for (let second = 0; second < 10; second += 1) {
      vi.advanceTimersByTime(1000);
      does(kind);
    }
    vi.advanceTimersByTime(3999);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    does(kind);
    vi.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
