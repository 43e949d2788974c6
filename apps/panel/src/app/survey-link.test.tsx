// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleQuestion } from '#samples/sample-question.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { errorScreen, findRoute, finishedScreen } from './routes.ts';

// A story tells what happens on the screens, not how long their code takes to arrive.
beforeAll(async () => {
  const steps = ['/survey', '/single-survey', '/policy', '/questions', '/qualify'];
  const screens = steps.map((address) => findRoute(address).route.screen);
  await Promise.all([...screens, finishedScreen, errorScreen].map((part) => part.load(english)));
});
freshPages();

const accepted = { status: 'accepted', redirect_url: null, survey_hash: 'h1', uhash: 'a-new-user' };
const asked = {
  ...{ status: 'accepted', redirect_survey_hash: null, advice: null },
  questions: { current: sampleQuestion() },
};

/** Nobody in particular opens a link of an app with or without a panel. */
async function open(address: string, panelEnabled: boolean, entered: object = accepted) {
  const [path = '/', search = ''] = address.split('?');
  const nobody = { uhash: null, is_surveys_panel_enabled: panelEnabled, is_policy_required: false };
  const answers: PanelSetting['answers'] = {
    '/api/app': { status: 200, body: sampleMetadata(nobody) },
    '/api/single-survey': { status: 200, body: entered },
    '/api/qualification': { status: 200, body: asked },
  };
  const panel = panelParts({ path, search: `?${search}`, answers });
  window.history.replaceState(null, '', panel.parts.url);
  await act(async () => render(<App {...panel.parts} />));
  return { ...panel, now: panel.session.getState };
}

const here = () => window.location.pathname + window.location.search;

describe('a survey’s hash without a login', () => {
  it('SS-02 alone asks nothing, and waits in its address for somebody to log in', async () => {
    const { calls } = await open('/survey?sh=h1', true);
    expect(await screen.findByText('This page opens from your app')).toBeDefined();
    expect([here(), calls]).toEqual(['/survey?sh=h1', []]);
  });

  it('SS-02 waits there too where the app shows its panel', async () => {
    const { calls } = await open('/survey?sh=h1&app=demo', true);
    expect(await screen.findByText('This page opens from your app')).toBeDefined();
    expect([here(), calls]).toEqual(['/survey?sh=h1&app=demo', ['GET /api/app']]);
  });

  it('SS-02 SS-03 leads to its questions where there is no panel, and is stored', async () => {
    const { calls, now } = await open('/survey?sh=h1&app=demo&subid1=x', false);
    expect(await screen.findByRole('radio', { name: 'Tea' })).toBeDefined();
    expect(here()).toBe('/questions?app=demo&subid1=x');
    expect(calls).toEqual(['GET /api/app', 'POST /api/single-survey', 'POST /api/qualification']);
    const stored = ['surveyHash', 'primeuh', 'primeapp'] as const;
    expect(stored.map((key) => now().storage.get(key))).toEqual(['h1', 'a-new-user', 'demo']);
  });
});

describe('somebody whom the link turns away', () => {
  const refused = { status: 'disqualified', redirect_url: null, message: 'This survey has closed.' };

  it.each(['/single-survey?sslh=l1&subid1=x', '/survey?sh=h1&app=demo'])(
    'SS-01 reads why at %s, where a reload asks again, and ends on the finished page',
    async (address) => {
      await open(address, false, refused);
      expect(await screen.findByText('This survey has closed.')).toBeDefined();
      expect(here()).toBe(address);
      fireEvent.click(screen.getByRole('button', { name: 'Okay' }));
      expect(await screen.findByText('All finished')).toBeDefined();
    },
  );

  it('SS-01 goes to the error where the call fails', async () => {
    const panel = panelParts({
      ...{ path: '/survey', search: '?sh=h1&app=demo' },
      answers: {
        '/api/app': {
          status: 200,
          body: sampleMetadata({ uhash: null, is_surveys_panel_enabled: false }),
        },
      },
    });
    window.history.replaceState(null, '', panel.parts.url);
    await act(async () => render(<App {...panel.parts} />));
    await waitFor(() => expect(window.location.pathname).toBe('/error'));
  });
});

describe('a link that cannot be followed now', () => {
  const single = '/api/single-survey';
  const meta = { status: 200, body: sampleMetadata({ uhash: null, is_surveys_panel_enabled: false }) };

  it.each<[string, PanelSetting['answers'], string]>([
    [
      'with too many newcomers',
      { [single]: { status: 429, body: null, headers: { 'retry-after': '60' } } },
      'One moment, please',
    ],
    ['without a network', {}, 'Connection Error'],
    ['with a server that fails', { [single]: { status: 500, body: null } }, 'Connection Error'],
    ['unknown to the server', { [single]: { status: 404, body: null } }, 'Page not found'],
  ])('SS-01 AP-04 says so: %s', async (_, answers, title) => {
    const panel = panelParts({
      ...{ path: '/single-survey', search: '?sslh=l1&subid1=x' },
      answers: { '/api/app': meta, ...answers },
    });
    window.history.replaceState(null, '', panel.parts.url);
    await act(async () => render(<App {...panel.parts} />));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(window.location.pathname).toBe('/error');
  });
});
