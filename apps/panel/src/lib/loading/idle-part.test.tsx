// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts, TextProvider } from '#lib/text/text.tsx';
import { useIdlePart } from './idle-part.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

const tasks: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const becomeIdle = () =>
  act(async () => {
    for (const task of tasks.splice(0)) task();
  });

function Page({ extra }: { extra: LazyPart<object> }) {
  const Extra = useIdlePart(extra);
  return (
    <>
      <h1>The list</h1>
      {Extra && <Extra />}
    </>
  );
}

function visit(extra: LazyPart<object>) {
  return render(
    <TextProvider texts={createTexts('en', {})}>
      <Page extra={extra} />
    </TextProvider>,
  );
}

const Extra = () => <p>An extra</p>;

it('brings the extra once the page is idle', async () => {
  visit(lazyPart(async () => Extra));
  expect(screen.queryByText('An extra')).toBeNull();
  await becomeIdle();
  expect(screen.getByText('An extra')).toBeDefined();
});

it('leaves the page whole when it does not arrive, and asks for it again at the next visit', async () => {
  let isLost = true;
  const extra = lazyPart(async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return Extra;
  });
  const first = visit(extra);
  await becomeIdle();
  expect(screen.getByText('The list')).toBeDefined();
  expect(screen.queryByText('An extra')).toBeNull();
  first.unmount();

  isLost = false;
  visit(extra);
  await becomeIdle();
  expect(screen.getByText('An extra')).toBeDefined();
});
