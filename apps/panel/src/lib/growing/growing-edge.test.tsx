// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GrowingEdge } from './growing-edge.tsx';

/** What the browser says of the newest edge, and of the end of the list, which is as low as it. */
let say: (isNear: boolean, isEndSeen?: boolean) => void = () => {};

globalThis.IntersectionObserver = class {
  constructor(told: (changes: object[]) => void) {
    say = (isIntersecting, isEndSeen = false) => {
      const [boundingClientRect, intersectionRect] = [{ bottom: 900 }, { bottom: isEndSeen ? 900 : 800 }];
      act(() => told([{ isIntersecting, boundingClientRect, intersectionRect }]));
    };
  }
  observe() {}
  disconnect() {
    say = () => {};
  }
} as unknown as typeof IntersectionObserver;

afterEach(cleanup);

function List() {
  const [count, setCount] = useState(10);
  return (
    <>
      <p>{count} rows</p>
      <div>
        <GrowingEdge count={count} onNear={() => setCount(count + 10)} />
        <button type="button">More</button>
      </div>
    </>
  );
}

const scroll = () => fireEvent.scroll(window);
const shown = () => screen.getByText(/rows/).textContent;

it('a list whose end is near from the start waits for a scroll', () => {
  render(<List />);
  say(true);
  expect(shown()).toBe('10 rows');
  scroll();
  expect(shown()).toBe('20 rows');
});

it('a scroll far from the end makes it no longer', () => {
  render(<List />);
  say(false);
  scroll();
  expect(shown()).toBe('10 rows');
  say(true);
  expect(shown()).toBe('20 rows');
});

it('grows where the page around its frame is scrolled, which the panel does not hear', () => {
  render(<List />);
  say(false);
  say(true);
  expect(shown()).toBe('20 rows');
});

it('a list that ends in view grows by itself until it does not', () => {
  render(<List />);
  say(true, true);
  say(true, true);
  expect(shown()).toBe('30 rows');
  say(true);
  expect(shown()).toBe('30 rows');
});

it('goes on until the end is far again', () => {
  render(<List />);
  say(true);
  scroll();
  say(true);
  say(true);
  expect(shown()).toBe('40 rows');
  say(false);
  scroll();
  expect(shown()).toBe('40 rows');
});

it('leaves the growing to whoever has the focus on the button beside it', () => {
  render(<List />);
  say(true);
  screen.getByRole('button').focus();
  scroll();
  expect(shown()).toBe('10 rows');
  screen.getByRole('button').blur();
  say(true);
  expect(shown()).toBe('20 rows');
});
