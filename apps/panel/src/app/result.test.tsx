// @vitest-environment happy-dom
import type { Result } from '@earnwall/contract/entities/result';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleResult } from '#samples/sample-result.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.ts';

beforeAll(async () => {
  await findRoute('/result').route.screen.load(english);
});
freshPages();

const surveys = { result: 'success', surveys: [sampleSurvey()] } as const;
const login = '?uuid=alice&app=demo';

/** The result of click c1 as the server tells it, for alice unless the address says otherwise. */
async function open(result: Partial<Result> | { status: number }, setting: PanelSetting = {}) {
  const told =
    'status' in result ? { status: result.status, body: {} } : { status: 200, body: sampleResult(result) };
  const answers: NonNullable<PanelSetting['answers']> = {
    '/api/results': told,
    '/api/app': { status: 200, body: sampleMetadata() },
    '/api/surveys': { status: 200, body: surveys },
    ...setting.answers,
  };
  const facts = { path: '/result', search: `${login}&cid=c1`, metadata: sampleMetadata() };
  const panel = panelParts({ ...facts, ...setting, answers });
  window.history.replaceState(null, '', panel.parts.url);
  await act(async () => render(<App {...panel.parts} />));
  return { ...panel, answers };
}

/** In a page's script, which has a moment to act before the panel goes on: where the panel was when it told the page. */
async function openAsScript(result: Parameters<typeof open>[0]) {
  const places: string[] = [];
  const whenTold = () => places.push(window.location.pathname);
  const panel = await open(result, { search: `${login}&cid=c1&mode=script`, framed: true, whenTold });
  return { ...panel, places };
}

const completed = {
  type: 'ps-survey-completed',
  data: { sid: 'survey-id', user_reward: 720, user_completes_count: 3 },
};
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a result', () => {
  it('RS-03 tells the publisher’s page of a completed survey once, however often it renders', async () => {
    const { posted, parts } = await open({});
    await heading('Survey completed');
    await act(async () => parts.queries.refetchQueries());
    await heading('Survey completed');
    expect(posted).toEqual([completed]);
  });

  it.each<[string, Partial<Result>]>([
    ['a screen-out', { result: 'screen_out', reason: 'screen_out', user_reward: 0 }],
    ['a result that waits', { result: 'pending', user_reward: 0 }],
  ])('RS-03 says nothing of %s', async (_, result) => {
    const { posted } = await open(result);
    expect(await screen.findByRole('button', { name: 'Back to surveys' })).toBeDefined();
    expect(posted).toEqual([]);
  });

  it('RS-01 takes its click from the path too', async () => {
    const { calls } = await open({}, { path: '/result/c1', search: login });
    await heading('Survey completed');
    expect(calls).toContain('GET /api/results');
  });

  it('RS-05 the button leads to the tasks, and the visit knows user and app', async () => {
    const { session } = await open({ uuid: 'alice', app: 'demo' });
    fireEvent.click(await screen.findByRole('button', { name: 'Back to surveys' }));
    await heading('Earn rewards');
    expect(window.location.pathname).toBe('/');
    expect(window.location.search).not.toContain('cid');
    expect(session.getState()).toMatchObject({ uuid: 'alice', appId: 'demo' });
  });

  it('RS-05 as a script the page is told once, and the list comes back where it does nothing about it', async () => {
    const { posted, places } = await openAsScript({ result: 'screen_out' });
    const done = await screen.findByRole('button', { name: 'Done' });
    fireEvent.click(done);
    fireEvent.click(done);
    await waitFor(() => expect(posted).toEqual([{ type: 'close-results', data: {} }]));
    expect(places).toEqual(['/result']);
    await heading('Earn rewards');
    expect(posted).toHaveLength(1);
  });

  it('RS-06 shows no amount where the app shows no rewards', async () => {
    await open({ show_rewards: false });
    await heading('Survey completed');
    expect(screen.queryByText('You earned')).toBeNull();
  });

  it('RS-06 counts in its own currency', async () => {
    await open({ currency_name: 'gems', move_decimals: 2, user_reward: 72_050 });
    await heading('Survey completed');
    expect(screen.getAllByText('gems')).toHaveLength(2);
    // The whole amount, and the one above it once it has counted up.
    await waitFor(() => expect(screen.getAllByText('+720.5')).toHaveLength(2));
  });

  it('tries again where the server cannot be reached', async () => {
    const { answers, calls } = await open({ status: 503 });
    await heading('Connection Error');
    // The clock tries too, and meanwhile the screen says what it said.
    await waitFor(() =>
      expect(calls.filter((call) => call === 'GET /api/results').length).toBeGreaterThan(1),
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
    answers['/api/results'] = { status: 200, body: sampleResult() };
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Survey completed');
  });
});

describe('what comes next', () => {
  const others = { result: 'success', surveys: [1, 2, 3, 4, 5, 6].map((order) => sampleSurvey({ order })) };
  const listed = (body: unknown = others) => ({ answers: { '/api/surveys': { status: 200, body } } });
  const next = () => screen.findByRole('region', { name: 'Next for you' });
  const away = { result: 'screen_out', reason: 'screen_out', user_reward: 0 } as const;

  it('RS-04 after a result the first of the list is one press away, without the one that has just ended', async () => {
    const { session } = await open({ survey_hash: 'survey-1' }, listed());
    const start = await within(await next()).findByRole('button', { name: 'Start the next one' });
    expect(within(await next()).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(start);
    expect(session.getState().current_survey?.hash).toBe('survey-2');
    expect(window.location.pathname).toBe('/policy');
  });

  it('RS-05 all surveys are where the exit leads', async () => {
    await open({}, listed());
    fireEvent.click(await screen.findByRole('button', { name: 'All surveys' }));
    await heading('Earn rewards');
  });

  it('RS-04 there is one solid button, whatever there is to do', async () => {
    await open({}, listed());
    await screen.findByRole('button', { name: 'Start the next one' });
    expect(document.querySelectorAll('.button-solid')).toHaveLength(1);
  });

  it('RS-04 a list without others says so', async () => {
    await open({}, listed({ result: 'error', type: 'no_surveys', data: {} }));
    expect(await within(await next()).findByText('No surveys for you right now')).toBeDefined();
  });

  it('RS-04 a list that does not come is asked for again', async () => {
    const { answers } = await open({}, { answers: { '/api/surveys': { status: 500, body: {} } } });
    const again = await within(await next()).findByRole('button', { name: 'Try again' });
    answers['/api/surveys'] = { status: 200, body: others };
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Start the next one' })).toBeDefined();
  });

  it.each<[string, PanelSetting]>([
    ['in a tab without a login', { search: '?cid=c1', metadata: null }],
    ['after a single-survey link', { metadata: sampleMetadata({ is_single_survey: true }) }],
    ['where the panel is disabled', { metadata: sampleMetadata({ is_surveys_panel_enabled: false }) }],
  ])('RS-05 there is no list %s', async (_, { metadata, ...setting }) => {
    const app = { '/api/app': { status: 200, body: metadata } };
    await open({}, { ...setting, metadata: metadata ?? null, answers: app });
    await heading('Survey completed');
    expect(screen.queryByRole('region', { name: 'Next for you' })).toBeNull();
    expect(document.querySelectorAll('.button-solid')).toHaveLength(1);
  });

  it('RS-04 a turn-away says what it paid and why, and asks support about the attempt', async () => {
    await open({ ...away, user_reward: 20, compensated: true }, listed());
    await heading('Not a match this time');
    expect(screen.getByText('Paid for your time')).toBeDefined();
    expect(screen.getByText('+20')).toBeDefined();
    expect(screen.getByText(/looking for somebody else/).textContent).toMatch(/^Why/);
    expect(await screen.findByRole('region', { name: 'Try this one instead' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ask support about this' }));
    expect(window.location.pathname).toBe('/support-create-ticket');
    expect(new URLSearchParams(window.location.search).get('attempt')).toBe('c1');
  });

  it.each<Partial<Result>>([
    away,
    { ...away, result: 'disqualified', reason: 'quality' },
    { ...away, result: 'disqualified', reason: 'security' },
  ])('RS-04 a turn-away has no red, and its title no reproach: %o', async (result) => {
    await open(result, listed());
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).not.toMatch(/fail|accept|wrong/i);
    expect(document.querySelector('[class*=danger]')).toBeNull();
    expect(screen.queryByText('Paid for your time')).toBeNull();
  });
});

describe('a result that is not for showing', () => {
  it.each<[string, Parameters<typeof open>[0], PanelSetting]>([
    ['used', { used: true }, {}],
    ['invalid', { status: 404 }, {}],
    ['missing', {}, { search: login }],
  ])('RS-01 %s leads to the tasks', async (_, result, setting) => {
    const { posted } = await open(result, setting);
    await heading('Earn rewards');
    expect([window.location.pathname, posted]).toEqual(['/', []]);
  });

  it.each<[string, Parameters<typeof open>[0]]>([
    ['used', { used: true }],
    ['invalid', { status: 404 }],
  ])(
    'RS-01 %s emits close-results where the panel is embedded as a script, and goes on where nobody acts',
    async (_, result) => {
      const { posted, places } = await openAsScript(result);
      await waitFor(() => expect(posted).toEqual([{ type: 'close-results', data: {} }]));
      expect(places).toEqual(['/result']);
      await heading('Earn rewards');
      expect([window.location.pathname, posted.length]).toEqual(['/', 1]);
    },
  );

  it('RS-01 says that there is nothing where nobody is logged in either', async () => {
    const search = '?app=demo&cid=c1&mode=script';
    const { posted } = await open({ used: true }, { search, metadata: null, framed: true });
    await heading('This result is no longer here');
    await waitFor(() => expect(posted).toEqual([{ type: 'close-results', data: {} }]));
  });

  it('RS-01 a mobile wrapper stays: what was seen shows again, without being told again', async () => {
    const { posted } = await open({ used: true }, { search: `${login}&cid=c1&mode=in-app` });
    await heading('Survey completed');
    expect(posted).toEqual([]);
  });

  it('RS-01 a mobile wrapper says that there is nothing, and leads on', async () => {
    await open({ status: 404 }, { search: `${login}&cid=c1&mode=in-app` });
    await heading('This result is no longer here');
    fireEvent.click(screen.getByRole('button', { name: 'Back to surveys' }));
    await heading('Earn rewards');
  });
});

describe('stars', () => {
  it('RS-02 keys choose a rating, which is saved once it rests', async () => {
    const answers = { '/api/ratings': { status: 200, body: { result: true, rating: 4.5 } } };
    const { calls } = await open({}, { answers });
    const slider = await screen.findByRole('slider', { name: 'How was it?' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Not rated yet');
    fireEvent.change(slider, { target: { value: '4' } });
    fireEvent.change(slider, { target: { value: '4.5' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('4.5 of 5 stars');
    await screen.findByText('Thank you, that helps others choose.');
    expect(calls.filter((call) => call === 'POST /api/ratings')).toHaveLength(1);
  });

  it('RS-02 who leaves at once has rated all the same', async () => {
    const { calls } = await open({});
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back to surveys' }));
    await waitFor(() => expect(calls).toContain('POST /api/ratings'));
  });

  it('RS-02 a rating that was not saved stays, says so, and is tried again', async () => {
    const panel = await open({});
    const slider = await screen.findByRole('slider');
    fireEvent.change(slider, { target: { value: '2' } });
    await screen.findByText('We couldn’t save your rating.');
    expect(slider.getAttribute('aria-valuetext')).toBe('2 of 5 stars');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.calls.filter((call) => call === 'POST /api/ratings')).toHaveLength(2));
  });

  it('RS-02 stars of before are still there, and a profile has none', async () => {
    await open({ rating: 3.5 });
    expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('3.5 of 5 stars');
    cleanup();
    await open({ onboarding: true, rateable: false });
    await heading('Your profile is complete');
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
