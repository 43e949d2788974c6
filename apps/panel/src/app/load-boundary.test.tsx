// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it } from 'vitest';
import { type LazyPart, lazyPart } from '#lib/lazy-part.tsx';
import type { Messages } from '#lib/message.ts';
import { createTexts, TextProvider, useText } from '#lib/text.tsx';
import { freshPages } from '#testing/fresh-pages.ts';
import { LoadBoundary } from './load-boundary.tsx';

freshPages();

function Policy() {
  return <h1>{useText()('policy_title')}</h1>;
}

/** A connection that fails as often as told before it works. */
function connection<T>(answer: T, failures: number) {
  let left = failures;
  return async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch');
    return answer;
  };
}

function show(part: LazyPart<object>, rest: () => Promise<Messages>) {
  const texts = createTexts('en', {}, rest);
  const failures: string[] = [];
  const page = (visit: number) => {
    const Part = part.Part;
    return (
      <TextProvider texts={texts}>
        <LoadBoundary key={visit} onFailure={() => failures.push('lost')}>
          <Suspense fallback="Waiting">
            <Part />
          </Suspense>
        </LoadBoundary>
      </TextProvider>
    );
  };
  // React would tell the console what the boundary is there to catch.
  const view = render(page(1), { onCaughtError: () => undefined });
  return { failures, visitAgain: () => view.rerender(page(2)) };
}

const words: Messages = { policy_title: ['Before you begin'] };

it('a part shows once its code and its texts are there', async () => {
  show(lazyPart<object>(connection<ComponentType<object>>(Policy, 0)), connection(words, 0));
  expect(document.body.textContent).toBe('Waiting');
  expect(await screen.findByRole('heading', { name: 'Before you begin' })).toBeDefined();
});

it.each([
  ['code', 1, 0],
  ['texts', 0, 1],
])('%s that did not arrive are a lost connection, and the next visit asks again', async (_, code, texts) => {
  const part = lazyPart<object>(connection<ComponentType<object>>(Policy, code));
  const { failures, visitAgain } = show(part, connection(words, texts));
  await expect.poll(() => failures).toEqual(['lost']);
  visitAgain();
  expect(await screen.findByRole('heading', { name: 'Before you begin' })).toBeDefined();
});
