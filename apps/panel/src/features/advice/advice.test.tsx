// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { Advice } from './advice.tsx';

const tips = ['Read each question', 'Take your time', 'Answer honestly'];
let accepted: (readonly number[])[];

beforeEach(() => {
  accepted = [];
  render(
    <TextProvider texts={english}>
      <Advice tips={tips} onAccepted={(latencies) => accepted.push(latencies)} />
    </TextProvider>,
  );
});
afterEach(cleanup);

const slider = () => screen.getByRole('slider', { name: 'Slide to accept' });
const place = () => slider().getAttribute('aria-valuenow');

it('QU-10 shows three numbered tips', () => {
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Read each question',
    '2Take your time',
    '3Answer honestly',
  ]);
});

it('QU-10 is accepted by arrow keys, step by step, and once only', () => {
  for (let step = 0; step < 9; step += 1) fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect([place(), accepted.length]).toEqual(['90', 0]);
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(accepted).toHaveLength(1);
  expect(accepted[0]).toHaveLength(10);
});

it('QU-10 is accepted by End', () => {
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(accepted).toHaveLength(1);
});

it('QU-10 is accepted without sliding', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Accept without sliding' }));
  expect(accepted).toHaveLength(1);
  expect(accepted[0]?.[0]).toBeGreaterThanOrEqual(0);
});
