// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { me, stubServer } from '#testing/stub-server.ts';
import { Console } from './console.tsx';

afterEach(cleanup);

const open = (address: string) => {
  history.replaceState(null, '', `/console${address}`);
  render(<Console />);
};
const lists = {
  'GET /inventory/surveys': {
    body: { surveys: [], next: null, currency: null, suppliers: [], countries: [] },
  },
  'GET /inventory/offers': { body: { offers: [], next: null, currency: null, networks: [] } },
  'GET /postbacks': { body: { postbacks: [], next: null, counts: { waiting: 0, dead: 0 } } },
  'GET /announcements': { body: { announcements: [], next: null } },
};

it.each([
  ['/bonuses/none', '/bonuses/none', 'bonus', '/bonuses', 'All bonuses'],
  ['/inventory/surveys?open=none', '/inventory/surveys/none', 'survey', '/inventory/surveys', 'All surveys'],
  ['/inventory/offers?open=none', '/inventory/offers/none', 'offer', '/inventory/offers', 'All offers'],
  ['/postbacks?open=none', '/postbacks/none', 'postback', '/postbacks', 'All postbacks'],
  ['/announcements?open=none', '/announcements/none', 'announcement', '/announcements', 'All announcements'],
  ['/users/pixel/none', '/users/pixel/none', 'user', '/users', 'All users'],
  ['/suppliers/none', '/suppliers/none', 'supplier', '/suppliers', 'All suppliers'],
])('CO-02 %s is nothing to try again, and leads to its list', async (address, call, noun, list, label) => {
  const message = `There is no such ${noun}.`;
  stubServer({
    ...{ 'GET /me': { body: me }, ...lists },
    [`GET ${call}`]: { status: 404, body: { code: 'not-found', message } },
  });
  open(address);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(`/console${list}`);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('CO-02 what could not be asked for is tried again', async () => {
  const body = { code: 'unavailable', message: 'The database cannot be reached.' };
  stubServer({ 'GET /me': { body: me }, 'GET /bonuses/b1': { status: 503, body } });
  open('/bonuses/b1');
  expect(await screen.findByText(body.message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it.each(['2026-13', 'march'])('CO-10 %s is no month, and nothing is asked about it', async (month) => {
  const { asked } = stubServer({ 'GET /me': { body: me } });
  open(`/payouts/${month}`);
  expect(await screen.findByText('There is no such month')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All months' }).getAttribute('href')).toBe('/console/payouts');
  expect(asked.filter(({ call }) => call.includes('/payouts'))).toEqual([]);
});
