// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import { me, stubServer } from '#testing/stub-server.ts';
import { FeedbackScreen } from './feedback-screen.tsx';
import type { Item } from './feedback-words.ts';

const item = (more: Partial<Item>): Item => ({
  ...{ id: 'r1', at: '2026-03-10T12:00:00Z', kind: 'rating', stars: 4.5, option: null, message: null },
  ...{
    outcome: 'complete',
    app: { id: 'pixel', name: 'Pixel Quest' },
    user: 'a-user-hash',
    survey: 'a-survey',
  },
  ...{ supplier: { id: 'cint', name: 'Cint' }, country: 'DE', ...more },
});
const summary = { average: 4.25, ratings: 2, by_stars: [0, 0, 0, 1, 1], feedback: 1, texts: 1 };

function open(search: string) {
  history.replaceState(null, '', `/console/feedback${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <Suspense>
          <FeedbackScreen />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

it('CO-02 shows stars and texts with their person, survey and supplier, and what the filters leave in all', async () => {
  const message = 'صفحة فارغة';
  stubServer({
    'GET /me': { body: me },
    'GET /feedback?stars=5': {
      body: {
        items: [
          item({}),
          item({
            id: 'f2',
            kind: 'feedback',
            stars: null,
            option: 'broken_survey',
            message,
            outcome: 'error',
          }),
        ],
        ...{ next: '123_r1', summary },
      },
    },
  });
  open('?stars=5');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(message).getAttribute('dir')).toBe('auto');
  expect(screen.getByText('The survey is broken', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('4.25 of 5 stars')).toBeTruthy();
  const [user] = screen.getAllByRole('link', { name: /^a-user-has/ });
  expect(user?.getAttribute('href')).toBe('/console/users/pixel/a-user-hash');
  expect(screen.getAllByRole('link', { name: 'Cint' })[0]?.getAttribute('href')).toBe(
    '/console/suppliers/cint',
  );
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('stars=5&format=csv');
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain('after=123_r1');
});

it('CO-02 says that nothing fits, and offers to clear the filters', async () => {
  const none = {
    items: [],
    next: null,
    summary: { ...summary, average: null, ratings: 0, by_stars: [0, 0, 0, 0, 0] },
  };
  stubServer({ 'GET /me': { body: me }, 'GET /feedback?country=DE': { body: none } });
  open('?country=de');
  expect(await screen.findByText('Nothing fits these filters')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
});
