// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { SessionProvider } from '#session/session-context.tsx';
import { useCelebrations } from '#session/use-celebrations.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { MovingStats } from './moving-stats.tsx';

freshPages();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openList() {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { session } = panelParts({}).parts;
  const { result } = renderHook(() => useCelebrations((celebrations) => celebrations.arrived), {
    wrapper: ({ children }) => (
      <SessionProvider session={session}>
        <TextProvider texts={english}>
          <MovingStats earned={{ today: 100, thirtyDays: 900 }} />
        </TextProvider>
        {children}
      </SessionProvider>
    ),
  });
  const arrives = (key: string, amount: number) => act(() => result.current({ key, amount, label: null }));
  return { arrives };
}

const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const news = () => screen.getByRole('status').textContent?.trim();

it('SL-01 a burst of credits is announced as one, and then it is quiet again', () => {
  const { arrives } = openList();
  arrives('a', 200);
  arrives('b', 50);
  passes(300);
  expect([news(), document.querySelector('.stat-credit')?.textContent]).toEqual(['You earned 250', '+250']);
  passes(4_000);
  expect([news(), document.querySelector('.stat-credit')]).toEqual(['', null]);
});

it('SL-01 a credit waits for the dialog that is open to be closed', () => {
  const { arrives } = openList();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  arrives('a', 200);
  passes(5_000);
  expect(news()).toBe('');
  dialog.remove();
  passes(300);
  expect(news()).toBe('You earned 200');
});
