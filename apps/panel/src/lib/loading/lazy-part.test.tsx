// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { createTexts, TextProvider } from '#lib/text/text.tsx';
import { freshPages } from '#testing/fresh-pages.ts';
import { lazyPart } from './lazy-part.tsx';

freshPages();

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <button type="button" onClick={() => setStep(step + 1)}>
      {`Step ${step}`}
    </button>
  );
}

it('a part that was waited for keeps its state when the page around it renders again', async () => {
  const { Part } = lazyPart<object>(async () => Steps, 'first texts');
  const texts = createTexts('en', {}, async () => ({}));
  const page = () => (
    <TextProvider texts={texts}>
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>
    </TextProvider>
  );
  const view = render(page());
  fireEvent.click(await screen.findByRole('button', { name: 'Step 1' }));
  view.rerender(page());
  expect(screen.getByRole('button', { name: 'Step 2' })).toBeDefined();
});
