// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { Calibration } from './calibration.tsx';

afterEach(cleanup);

type Steps = Parameters<typeof Calibration>[0]['calibration']['steps'];

const open = (steps: Steps) =>
  render(
    <TextProvider texts={english}>
      <Calibration calibration={{ since: null, steps }} />
    </TextProvider>,
  );

it('OD-04 says what came of the odds that were said most', () => {
  open([
    { said: 5, starts: 34, finished: null },
    { said: 60, starts: 12_406, finished: 58 },
  ]);
  expect(screen.getByRole('heading', { name: 'When we said 60%, 58% finished.' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'When we said 60%, 58% finished.' })).toBeTruthy();
});

it('OD-04 has no title of its own where nothing can be compared: that of the page stands right above', () => {
  open([]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('region', { name: 'How our odds hold' }).textContent).toContain(
    'Nothing to compare yet',
  );
});
