// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { BackToTop } from './back-to-top.tsx';

type Tell = (changes: { isIntersecting: boolean }[]) => void;

/** A list whose first screenful comes and goes as a browser tells it. */
function aList(): { tell: Tell } {
  const browser: { tell: Tell } = { tell: () => undefined };
  globalThis.IntersectionObserver = class {
    constructor(tell: Tell) {
      browser.tell = tell;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(
    <TextProvider texts={english}>
      <BackToTop />
    </TextProvider>,
  );
  return browser;
}

afterEach(cleanup);

describe('SL-08 back to top', () => {
  it.each([
    ['the first screenful shows', [true], 0],
    ['it is gone', [false], 1],
    ['it went before the page was first told', [true, false], 1],
    ['it went and came back at once', [false, true], 0],
  ])('SL-08 %s', (_, changes, shown) => {
    const { tell } = aList();
    act(() => tell(changes.map((isIntersecting) => ({ isIntersecting }))));
    expect(screen.queryAllByRole('button', { name: 'Back to top' })).toHaveLength(shown);
  });
});
