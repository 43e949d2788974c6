// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { FeedbackThanks } from './feedback-thanks.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onClose = vi.fn();
  const thanks = () => (
    <TextProvider texts={english}>
      <FeedbackThanks onClose={onClose} />
    </TextProvider>
  );
  return { onClose, thanks, ...render(thanks()) };
}

it('FB-01 the thank-you is read out and closes after two seconds, whatever renders meanwhile', () => {
  const { onClose, thanks, rerender } = show();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  vi.advanceTimersByTime(1_000);
  rerender(thanks());
  vi.advanceTimersByTime(999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('FB-01 whoever closes it before is not disturbed again', () => {
  const { onClose, unmount } = show();
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(onClose).not.toHaveBeenCalled();
});
