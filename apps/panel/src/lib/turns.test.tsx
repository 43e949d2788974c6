// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePopupsPaused, useTurn } from './turns.ts';

afterEach(cleanup);

function Popup({ name, wants }: { name: string; wants: boolean }) {
  return useTurn(wants) && <p>{name}</p>;
}

function popups(wants: { profile: boolean; feedback: boolean; extension: boolean }) {
  return (
    <>
      <Popup name="profile" wants={wants.profile} />
      <Popup name="feedback" wants={wants.feedback} />
      <Popup name="extension" wants={wants.extension} />
    </>
  );
}

const open = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

it('opens one at a time: in the order of the tree, and the next when one has closed', () => {
  const view = render(popups({ profile: true, feedback: false, extension: true }));
  expect(open()).toEqual(['profile']);
  view.rerender(popups({ profile: false, feedback: false, extension: true }));
  expect(open()).toEqual(['extension']);
  view.rerender(popups({ profile: false, feedback: false, extension: false }));
  expect(open()).toEqual([]);
});

it('whoever is open stays so, however important what comes later', () => {
  const view = render(popups({ profile: false, feedback: false, extension: true }));
  view.rerender(popups({ profile: true, feedback: true, extension: true }));
  expect(open()).toEqual(['extension']);
  view.rerender(popups({ profile: true, feedback: true, extension: false }));
  expect(open()).toEqual(['profile']);
});

it('whoever leaves the page waits no more', () => {
  const view = render(popups({ profile: true, feedback: true, extension: false }));
  act(() => view.unmount());
  render(popups({ profile: false, feedback: false, extension: true }));
  expect(open()).toEqual(['extension']);
});

function Notice({ isShown }: { isShown: boolean }) {
  usePopupsPaused(isShown);
  return null;
}

function underNotice(isShown: boolean, wants: { profile: boolean; feedback: boolean }) {
  return (
    <>
      <Notice isShown={isShown} />
      {popups({ ...wants, extension: false })}
    </>
  );
}

it('NO-01 nothing opens by itself over a notice, and what waited opens after it', () => {
  const view = render(underNotice(true, { profile: true, feedback: true }));
  expect(open()).toEqual([]);
  view.rerender(underNotice(false, { profile: true, feedback: true }));
  expect(open()).toEqual(['profile']);
});

it('NO-01 what is open when a notice comes may be finished, and nothing follows it', () => {
  const view = render(underNotice(false, { profile: true, feedback: true }));
  view.rerender(underNotice(true, { profile: true, feedback: true }));
  expect(open()).toEqual(['profile']);
  view.rerender(underNotice(true, { profile: false, feedback: true }));
  expect(open()).toEqual([]);
});

it('NO-01 what a notice’s own button asks for opens over it', () => {
  function Asked() {
    return useTurn(true, { isAsked: true }) && <p>phone check</p>;
  }
  const view = render(underNotice(true, { profile: true, feedback: false }));
  view.rerender(
    <>
      {underNotice(true, { profile: true, feedback: false })}
      <Asked />
    </>,
  );
  expect(open()).toEqual(['phone check']);
});
