// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTurn } from './turns.ts';

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
