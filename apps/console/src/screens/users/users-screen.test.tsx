// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import { me, stubServer } from '#testing/stub-server.ts';
import { UsersScreen } from './users-screen.tsx';

afterEach(cleanup);

function open(search: string) {
  history.replaceState(null, '', `/console/users${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <UsersScreen />
      </Router>
    </QueryClientProvider>,
  );
}
const answers = (search: string, answer: object) =>
  stubServer({ 'GET /me': { body: me }, [`GET /users${search}`]: answer as { body: unknown } });
const nobody = { users: [], next: null, looked: null, erased_at: null };
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

it('CO-02 does not claim that nobody fits while people are left to look at', async () => {
  answers('?app=pixel&balance_min=5', { body: { ...nobody, next: '9_1_pixel', looked: 5_000 } });
  open('?app=pixel&balance_min=5');
  await screen.findByText('Looked at the 5,000 seen last.');
  expect(screen.queryByText('Nobody fits these filters')).toBeNull();
  const more = screen.getByRole('link', { name: 'Go on looking' });
  expect(more.getAttribute('href')).toBe('/console/users?app=pixel&balance_min=5&after=9_1_pixel');
  expect(field('Balance at least').value).toBe('5');
});

it('CO-02 says that nobody fits once everybody was looked at', async () => {
  answers('?completes_min=5', { body: nobody });
  open('?completes_min=5');
  await screen.findByText('Nobody fits these filters');
  expect(screen.queryByRole('link', { name: 'Go on looking' })).toBeNull();
});

it('CO-02 filters by balance in an app only, and says so', async () => {
  answers('', { body: nobody });
  open('?balance_min=5');
  await screen.findByText('Nobody fits these filters');
  expect([field('Balance at least').disabled, field('Balance at most').disabled]).toEqual([true, true]);
  expect(field('Completes at least').disabled).toBe(false);
  expect(screen.getAllByText('Choose an app first')).toHaveLength(2);
});

it('CO-02 shows at its filter what is wrong with a number', async () => {
  const message = 'The completes must be a whole number.';
  const errors = { completes_min: [message] };
  answers('?completes_min=x', { status: 422, body: { code: 'unprocessable', message, errors } });
  open('?completes_min=x');
  await screen.findAllByText(message);
  expect(field('Completes at least').getAttribute('aria-invalid')).toBe('true');
});
