import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let draw: (() => void) | null = null;
const drawFrame = () => draw?.();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    draw = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    draw = null;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs with the next frame, once', () => {
  const run = vi.fn();
  afterFrame(run);
  expect(run).not.toHaveBeenCalled();
  drawFrame();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it('runs where no frame is drawn, once', () => {
  const run = vi.fn();
  afterFrame(run);
  vi.runAllTimers();
  drawFrame();
  expect(run).toHaveBeenCalledOnce();
});

it('does not run when it was cancelled', () => {
  const run = vi.fn();
  afterFrame(run)();
  drawFrame();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
