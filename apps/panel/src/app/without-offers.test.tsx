// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.ts';

const surveys = { result: 'success' as const, surveys: [sampleSurvey({ feature: true })] };
const login = '?uuid=alice&app=demo';
const byApp = sampleMetadata({ offers_settings: { show_wallet: true, is_enabled: false } });
const byAddress = sampleMetadata({ offers_settings: { show_wallet: true, is_enabled: true } });

beforeAll(async () => {
  const paths = ['/offers', '/offer', '/featured', '/activities-history/offers', '/support'];
  await Promise.all(paths.map((path) => findRoute(path).route.screen.load(english)));
});
freshPages();

function open(setting: PanelSetting) {
  const answers = {
    '/api/surveys': { status: 200, body: surveys },
    '/api/surveys/activities': { status: 200, body: [] },
    '/api/offers/activities': { status: 200, body: [] },
    '/api/support-tickets': { status: 200, body: { tickets: [] } },
  };
  const panel = panelParts({ surveys, answers, ...setting });
  window.history.replaceState(null, '', panel.parts.url);
  render(<App {...panel.parts} />);
  return panel;
}

describe.each([
  ['the app', { metadata: byApp, search: `${login}&enable_offers=1` }],
  ['the address', { metadata: byAddress, search: `${login}&enable_offers=0` }],
])('OF-12 offers turned off by %s', (_, off) => {
  it.each([
    ['page', ''],
    ['single-page', '&mode=single-page'],
  ])('OF-12 their history leads to that of surveys, without tabs (%s)', async (_mode, mode) => {
    const { calls } = open({ ...off, search: off.search + mode, path: '/activities-history/offers' });
    expect(await screen.findByText('No activity yet')).toBeDefined();
    expect(window.location.pathname).toBe('/activities-history/surveys');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(calls).toContain('GET /api/surveys/activities');
    expect(calls.filter((call) => call.includes('/offers'))).toEqual([]);
  });

  it.each([
    ['/', '/'],
    ['/offers', '/'],
    ['/offer', '/'],
    ['/featured', '/featured'],
    ['/activities-history/surveys', '/activities-history/surveys'],
    ['/support', '/support'],
  ])('OF-12 nothing is said of them on %s', async (path, place) => {
    const { calls } = open({ ...off, path });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(window.location.pathname).toBe(place));
    expect(document.body.textContent).not.toMatch(/offer|game|pending|wallet/i);
    expect(calls.filter((call) => call.includes('/offers'))).toEqual([]);
  });
});

describe('with offers', () => {
  it('AH-01 OF-12 the history has both tabs', async () => {
    open({ metadata: byAddress, path: '/activities-history/offers' });
    const tabs = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(tabs.map(({ value, checked }) => [value, checked])).toEqual([
      ['surveys', false],
      ['offers', true],
    ]);
    expect(window.location.pathname).toBe('/activities-history/offers');
  });

  it('SU-01 OF-12 help tells of games', async () => {
    open({ metadata: byAddress, path: '/support' });
    expect(await screen.findByText(/^Rewards for games/)).toBeDefined();
  });
});
