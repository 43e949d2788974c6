// @vitest-environment happy-dom

import type { Qualification } from '@earnwall/contract/entities/qualification';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleQuestion } from '#samples/sample-question.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { sampleSurveyFacts } from '#samples/sample-survey-facts.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { errorScreen, findRoute, finishedScreen } from './routes.ts';

// A story tells what happens on the screens, not how long their code takes to arrive.
beforeAll(async () => {
  const steps = ['/policy', '/questions', '/qualify'].map((address) => findRoute(address).route.screen);
  await Promise.all([...steps, finishedScreen, errorScreen].map((part) => part.load(english)));
});
freshPages();

const asked: Qualification = {
  status: 'accepted',
  questions: { current: sampleQuestion() },
  redirect_survey_hash: null,
  advice: null,
};
const qualified: Extract<Qualification, { status: 'qualified' }> = {
  ...{ status: 'qualified', url: 'https://panel.example/go/c1', redirect_type: 'new_tab' },
  ...{ profiling_review: false, profile: [], redirect_survey_hash: null, advice: null },
  ...{ sid: 's1', cid: 'c1' },
  survey: sampleSurveyFacts({ user_reward: 600, bonus: 20 }),
};
const ready = { policy_optin: 1 } as const;
const failing = { status: 503, body: { code: 'no', message: 'no' } };

/** The questions of survey h1, with what the server answers to its qualification. */
async function open(
  first: Qualification | null,
  { keep = false, ...setting }: PanelSetting & { keep?: boolean } = {},
) {
  const answers: NonNullable<PanelSetting['answers']> = {
    '/api/qualification': { status: 200, body: first },
    '/api/surveys': { status: 200, body: { result: 'success', surveys: [] } },
    ...setting.answers,
  };
  const panel = panelParts({
    path: '/questions',
    metadata: sampleMetadata(ready),
    ...setting,
    answers,
  });
  window.history.replaceState(null, '', panel.parts.url);
  panel.session.getState().surveyChosen({ hash: 'h1' }, { keep });
  await act(async () => render(<App {...panel.parts} />));
  return { ...panel, answers, now: panel.session.getState };
}

const path = () => window.location.pathname;

describe('the way in', () => {
  it('QU-01 leads to the tasks when no survey is chosen', async () => {
    const panel = panelParts({ path: '/questions', metadata: sampleMetadata(ready) });
    window.history.replaceState(null, '', panel.parts.url);
    await act(async () => render(<App {...panel.parts} />));
    await screen.findByText('Earn rewards');
    expect(path()).toBe('/');
    expect(panel.calls).not.toContain('POST /api/qualification');
  });

  it('asks for the policy first where it is required and not accepted', async () => {
    const { calls } = await open(asked, { metadata: sampleMetadata() });
    expect(await screen.findByRole('button', { name: 'Start the survey' })).toBeDefined();
    expect([path(), calls.includes('POST /api/qualification')]).toEqual(['/policy', false]);
  });
});

describe('the questions', () => {
  it('QU-13 AP-07 a failed POST /answers stops the wheel and keeps the answer', async () => {
    const { calls } = await open(asked);
    fireEvent.click(await screen.findByRole('radio', { name: 'Tea' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/couldn’t send your answer/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tea' }).checked).toBe(true);
    expect(calls.filter((call) => call === 'POST /api/answers')).toHaveLength(1);
  });

  it.each([
    ['a survey the server no longer knows', 404, 'page', []],
    ['an account that was shut out meanwhile', 403, 'page', []],
    ['a survey the server no longer knows', 404, 'script', ['close-error']],
    ['an account that was shut out meanwhile', 403, 'single-page', ['close-error']],
  ] as const)('ER-02 QU-01 %s (%i) closes them at once, as a %s', async (_, status, mode, told) => {
    const refused = { status, body: { code: 'no', message: 'no' } };
    const { now, posted } = await open(asked, {
      search: `?uuid=alice&app=demo&mode=${mode}`,
      answers: { '/api/answers': refused },
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Tea' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(now()).toMatchObject({ current_survey: null, failure: null });
    expect(posted).toEqual(told.map((type) => ({ type, data: {} })));
  });

  it('a question that another tab has answered is left for the one that is open now', async () => {
    const late = { status: 409, body: { code: 'conflict', message: 'late' } };
    const { answers } = await open(asked, { answers: { '/api/answers': late } });
    const current = sampleQuestion({ id: 'pet', question: 'Do you have a pet?' });
    answers['/api/qualification'] = { status: 200, body: { ...asked, questions: { current } } };
    fireEvent.click(await screen.findByRole('radio', { name: 'Tea' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Do you have a pet?' })).toBeDefined();
  });
});

describe('the end', () => {
  it.each([
    ['the survey asked for', null],
    ['another one that the server goes on with', 'h2'],
  ])('QF-01 names time and reward of %s, which stand in no list here', async (_, redirect_survey_hash) => {
    await open({ ...qualified, redirect_survey_hash });
    expect(await screen.findByText('About 11 minutes')).toBeDefined();
    expect(screen.getByText('600')).toBeDefined();
    expect(screen.getByText('500').closest('s')).not.toBeNull();
  });

  it('QF-01 names no reward where the app shows none', async () => {
    await open(qualified, { metadata: sampleMetadata({ ...ready, show_rewards: false }) });
    expect(await screen.findByText('About 11 minutes')).toBeDefined();
    expect(screen.queryByText('600')).toBeNull();
  });

  it.each([
    [404, 'Earn rewards'],
    [503, 'Connection Error'],
  ])('ER-02 QU-11 a qualification answered by %i leads to “%s”', async (status, shown) => {
    const answer = { status, body: { code: 'no', message: 'no' } };
    await open(asked, { answers: { '/api/qualification': answer } });
    expect(await screen.findByText(shown)).toBeDefined();
  });

  it('QU-01 a refusal at the start shows its message, and then the tasks', async () => {
    const { now } = await open({ status: 'error', message: 'Please try again tomorrow.' });
    expect(await screen.findByText('Please try again tomorrow.')).toBeDefined();
    expect(path()).toBe('/questions');
    // At once, because Back leads to the list as well.
    expect(now().current_survey).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to surveys' }));
    await screen.findByText('Earn rewards');
  });

  it('QU-01 a failed load clears the survey: its tile does not say Continue', async () => {
    const surveys = [sampleSurvey({ hash: 'h1' })];
    const { now } = await open(asked, {
      answers: {
        '/api/qualification': failing,
        '/api/app': { status: 200, body: sampleMetadata(ready) },
        '/api/surveys': { status: 200, body: { result: 'success', surveys } },
      },
    });
    expect(await screen.findByText('Connection Error')).toBeDefined();
    expect(now().current_survey).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    const tile = within(await screen.findByRole('list', { name: 'Surveys' })).getByRole('button');
    expect(tile.textContent).not.toContain('Continue');
  });

  it.each([
    ['with', true],
    ['without', false],
  ])('ER-01 a survey that failed by the connection %s a panel is tried again', async (_, hasPanel) => {
    const metadata = sampleMetadata({ ...ready, is_surveys_panel_enabled: hasPanel });
    const { answers } = await open(asked, {
      ...{ metadata, keep: !hasPanel },
      answers: { '/api/qualification': failing, '/api/app': { status: 200, body: metadata } },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers['/api/qualification'] = { status: 200, body: asked };
    fireEvent.click(again);
    expect(
      await screen.findByRole('heading', { name: asked.questions.current?.question ?? '' }),
    ).toBeDefined();
    expect(path()).toBe('/questions');
  });

  it('QU-01 a failed load clears the stored survey of a visit without a panel', async () => {
    const metadata = sampleMetadata({ ...ready, is_surveys_panel_enabled: false });
    const { now } = await open(asked, { metadata, keep: true, answers: { '/api/qualification': failing } });
    expect(await screen.findByText('Connection Error')).toBeDefined();
    expect(now()).toMatchObject({ current_survey: null, keptSurvey: null });
    expect(now().storage.get('surveyHash')).toBeNull();
  });

  it('QU-01 who does not qualify leaves no survey behind for the list to continue', async () => {
    const { now } = await open({ status: 'disqualified', message: null, redirect_url: null });
    expect(await screen.findByText('Not a match this time')).toBeDefined();
    expect(now().current_survey).toBeNull();
  });

  it('QU-01 without a panel a failed load ends on the finished page', async () => {
    const metadata = sampleMetadata({ ...ready, is_surveys_panel_enabled: false });
    const { now } = await open(null, { metadata });
    expect(await screen.findByText('All finished')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(now().keptSurvey).toBeNull();
  });

  it('EM-01 without a panel a dialog over the page closes at the end', async () => {
    const metadata = sampleMetadata({ ...ready, is_surveys_panel_enabled: false });
    const { posted } = await open(null, { metadata, search: '?uuid=alice&app=demo&mode=modal' });
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(posted).toEqual([{ type: 'close', data: {} }]);
  });

  it('the onboarding survey shows its reward and leads back to the list', async () => {
    await open({ ...qualified, onboarding: { user_reward: 500 } });
    expect(await screen.findByText('Your profile is complete')).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/^You earned 500/);
    fireEvent.click(screen.getByRole('button', { name: 'See my surveys' }));
    await screen.findByText('Earn rewards');
  });
});
