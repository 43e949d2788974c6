// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { type LazyPart, LoadFailure, lazyPart } from '#lib/loading/lazy-part.tsx';
import type { Messages } from '#lib/text/message.ts';
import { createTexts, TextProvider, useText } from '#lib/text/text.tsx';
import { freshPages } from '#testing/fresh-pages.ts';
import { Boundary } from './boundary.tsx';

freshPages();

// React would tell the console what the boundary is there to catch.
const quiet = { onCaughtError: () => undefined };

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

describe('a part that did not load', () => {
  function show(part: LazyPart<object>, rest: () => Promise<Messages>) {
    const texts = createTexts('en', {}, rest);
    const failures: unknown[] = [];
    const page = (visit: string) => {
      const Part = part.Part;
      return (
        <TextProvider texts={texts}>
          <Boundary part="policy" at={visit} onError={(error) => failures.push(error)}>
            <Suspense fallback="Waiting">
              <Part />
            </Suspense>
          </Boundary>
        </TextProvider>
      );
    };
    const view = render(page('first'), quiet);
    return { failures, visitAgain: () => view.rerender(page('second')) };
  }
  const words: Messages = { policy_title: ['Before you begin'] };

  it('shows once its code and its texts are there', async () => {
    show(lazyPart<object>(connection<ComponentType<object>>(Policy, 0)), connection(words, 0));
    expect(document.body.textContent).toBe('Waiting');
    expect(await screen.findByRole('heading', { name: 'Before you begin' })).toBeDefined();
  });

  it.each([
    ['code', 1, 0],
    ['texts', 0, 1],
  ])('for lack of its %s is loaded anew by the next visit', async (_, code, texts) => {
    const part = lazyPart<object>(connection<ComponentType<object>>(Policy, code));
    const { failures, visitAgain } = show(part, connection(words, texts));
    await expect.poll(() => failures).toEqual([expect.any(LoadFailure)]);
    visitAgain();
    expect(await screen.findByRole('heading', { name: 'Before you begin' })).toBeDefined();
  });
});

describe('a part that fails while it renders', () => {
  let rendered: number;
  let isBroken: boolean;
  function Part() {
    rendered += 1;
    if (isBroken) throw new TypeError('the tile fell off');
    return <p>A part</p>;
  }
  const page = (at: string, fallback?: Boundary['props']['fallback']) => (
    <>
      <p>The rest</p>
      <Boundary part="tile" at={at} {...(fallback && { fallback })}>
        <Part />
      </Boundary>
    </>
  );
  const retry: Boundary['props']['fallback'] = (_, tryAgain) => (
    <button type="button" onClick={tryAgain}>
      Again
    </button>
  );
  const open = (fallback?: Boundary['props']['fallback']) => {
    rendered = 0;
    isBroken = true;
    return render(page('/', fallback), quiet);
  };
  const shown = () => document.body.textContent;

  it('is left out, and the rest stays', () => {
    open();
    expect(shown()).toBe('The rest');
  });

  it('comes back by another try, which may fail as the first did, without trying by itself', () => {
    open(retry);
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('The restAgain');
    const tries = rendered;
    isBroken = false;
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('The restA part');
    // React itself renders what has failed once more before it gives up.
    expect(tries).toBeLessThanOrEqual(4);
  });

  it('comes back at another address; what fails there fails there once', () => {
    const view = open(retry);
    const tries = rendered;
    view.rerender(page('/support', retry));
    expect(shown()).toBe('The restAgain');
    expect(rendered).toBe(2 * tries);
    isBroken = false;
    view.rerender(page('/support', retry));
    expect(shown()).toBe('The restAgain');
    view.rerender(page('/', retry));
    expect(shown()).toBe('The restA part');
  });

  it('is the business of the boundary above where its fallback fails too', () => {
    isBroken = true;
    const fallback = () => <Part />;
    render(
      <Boundary part="panel" fallback={() => 'The last resort'}>
        {page('/', fallback)}
      </Boundary>,
      quiet,
    );
    expect(shown()).toBe('The last resort');
  });
});
