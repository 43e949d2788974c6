// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotice } from '#parts/lists/lazy-states.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleQuestion } from '#samples/sample-question.ts';
import { sampleResult } from '#samples/sample-result.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { errorScreen, prefetchedParts } from './routes.ts';

const surveys = {
  result: 'success' as const,
  surveys: [
    sampleSurvey({ order: 1, user_reward: 300, loi: 600 }),
    sampleSurvey({ order: 2, user_reward: 900, loi: 1200 }),
    sampleSurvey({ order: 3, user_reward: 100, loi: 60 }),
  ],
};
const known = { metadata: sampleMetadata(), surveys };

// What happens on the screens is told here, not how long their code takes to arrive on a busy machine.
beforeAll(async () => {
  await Promise.all([...prefetchedParts, listNotice].map((part) => part.load(english)));
});

freshPages();

function open(setting: PanelSetting) {
  const panel = panelParts(setting);
  window.history.replaceState(null, '', panel.parts.url);
  render(<App {...panel.parts} />);
  return panel;
}

const rewards = () => [...document.querySelectorAll('.tile-reward b')].map((reward) => reward.textContent);
const address = () => window.location.pathname;

describe('first paint', () => {
  it.each<[string, PanelSetting]>([
    ['a list', known],
    ['a list in a frame', { ...known, framed: true }],
    ['a refusal', { failure: { status: 401, code: 12, message: 'no' } }],
    ['a failure', { failure: { status: 503, code: 'unavailable', message: 'no' } }],
  ])('%s hydrates without a difference', async (_, setting) => {
    await errorScreen.load(panelParts(setting).parts.texts);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<App {...panelParts({ ...setting, framed: false }).parts} />);
    document.body.append(root);
    const painted = root.innerHTML;
    const differences: unknown[] = [];
    const { parts } = panelParts(setting);
    window.history.replaceState(null, '', parts.url);
    const hydrated = await act(async () =>
      hydrateRoot(root, <App {...parts} />, { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(painted.length).toBeGreaterThan(200);
    expect(differences).toEqual([]);
    act(() => hydrated.unmount());
    root.remove();
  });

  it('makes no call for a painted list, nor behind a painted failure', async () => {
    const list = open(known);
    const failed = open({ failure: { status: 503, code: 'unavailable', message: 'no' } });
    await screen.findByText('Connection Error');
    expect([...list.calls, ...failed.calls]).toEqual([]);
  });
});

describe('the list', () => {
  it('shows header, activities, help and stats by the flags of the design', () => {
    open(known);
    expect(screen.getByRole('button', { name: 'Activity' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
    expect(screen.getByText('Last 30 days')).toBeDefined();
    cleanup();
    const design = { ...known.metadata.design, activity: false, help: false, stats: false };
    open({ ...known, metadata: sampleMetadata({ design }) });
    expect(screen.queryByRole('button', { name: 'Activity' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
    expect(screen.queryByText('Last 30 days')).toBeNull();
    cleanup();
    open({ ...known, metadata: sampleMetadata({ design: { ...design, header: false } }) });
    expect(screen.queryByRole('heading', { name: 'Earn rewards' })).toBeNull();
  });

  it('shows the switch on a page, not in a frame, and not where the design or the offers are off', () => {
    const off = { show_wallet: false, is_enabled: false };
    const settings: [PanelSetting, boolean][] = [
      [known, true],
      [{ ...known, framed: true }, false],
      [{ ...known, search: '?uuid=alice&app=demo&enable_offers=0' }, false],
      [{ ...known, metadata: sampleMetadata({ offers_settings: off }) }, false],
    ];
    for (const [setting, shown] of settings) {
      open(setting);
      expect(screen.queryByRole('radio', { name: /Games/ }) !== null).toBe(shown);
      cleanup();
    }
  });

  it('SL-03 sorts by the pressed chip and stores it', () => {
    const { session } = open(known);
    expect(rewards()).toEqual(['300', '900', '100']);
    fireEvent.click(screen.getByRole('radio', { name: 'Reward' }));
    expect(rewards()).toEqual(['900', '300', '100']);
    fireEvent.click(screen.getByRole('radio', { name: 'Time' }));
    expect(rewards()).toEqual(['100', '300', '900']);
    act(() => session.getState().choicesRestored());
    expect(session.getState().surveySort).toBe('time');
  });

  it.each([
    ['by_reward', { show_rewards: false }, ['Best match', 'Time'], 'Best match', [10, 20, 1]],
    ['time', { show_rewards: false }, ['Best match', 'Time'], 'Time', [1, 10, 20]],
    ['by_reward', { show_filters: false }, [], undefined, [10, 20, 1]],
  ])('SL-03 SL-12 a stored %s with %o offers %o, and is kept', (stored, changes, names, chosen, minutes) => {
    const { session } = open({ ...known, metadata: sampleMetadata(changes) });
    const { storage } = session.getState();
    storage.set('sort-surveys', stored);
    act(() => session.getState().choicesRestored());
    const chips = screen.queryAllByRole<HTMLInputElement>('radio').filter(({ value }) => value !== 'games');
    const sorts = chips.filter(({ value }) => value !== 'surveys');
    expect(sorts.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names);
    expect(sorts.find(({ checked }) => checked)?.labels?.[0]?.textContent).toBe(chosen);
    const tiles = screen.getByRole('list', { name: 'Surveys' }).querySelectorAll('.unseen');
    expect([...tiles].map((tile) => Number(/(\d+) minute/.exec(tile.textContent)?.[1]))).toEqual(minutes);
    expect(storage.get('sort-surveys')).toBe(stored);
  });

  it('SL-04 shows 24 placeholders while it loads', () => {
    open({ ...known, surveys: null });
    expect(document.querySelectorAll('.tile-skeleton')).toHaveLength(24);
  });

  it('SL-04 shows the no-surveys notice for an empty list', async () => {
    open({ ...known, surveys: { result: 'success', surveys: [] } });
    expect(await screen.findByText('No surveys for you right now')).toBeDefined();
  });

  it('shows the notice of an error result', async () => {
    open({ ...known, surveys: { result: 'error', type: 'vpn_detected', data: {} } });
    expect(await screen.findByText('VPN or proxy detected')).toBeDefined();
  });

  it.each(['vpn_detected', 'no_surveys'] as const)(
    'NO-01 has nothing to sort above the notice %s, but the way to the other list',
    (type) => {
      open({ ...known, surveys: { result: 'error', type, data: {} } });
      expect(screen.queryByRole('radiogroup', { name: 'Sort by' })).toBeNull();
      expect(screen.getByRole('radio', { name: /Games/ })).toBeDefined();
    },
  );

  it('SL-11 keeps to the page limit in other layouts', () => {
    open({ ...known, search: '?uuid=alice&app=demo&layout=vertical&limit=2' });
    expect(rewards()).toHaveLength(2);
  });

  it('has filters and the shortcut to support by metadata', () => {
    open({ ...known, metadata: sampleMetadata({ show_filters: false, is_chat_available: true }) });
    expect(screen.queryByRole('radio', { name: 'Reward' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Questions? Contact support' })).toBeDefined();
  });

  it('ID-10 marks the test mode', () => {
    open({ ...known, metadata: sampleMetadata({ test_mode: true }) });
    expect(screen.getByText('Test mode')).toBeDefined();
  });

  it('ID-11 update_profile asks for a look at the profile', async () => {
    open({ ...known, metadata: sampleMetadata({ update_profile: true }) });
    expect(await screen.findByRole('dialog', { name: 'Review your profile' })).toBeDefined();
  });
});

describe('a survey', () => {
  const tile = () => screen.getByRole('button', { name: /300 coins/ });

  it('leads to the policy, whose acceptance leads to the questions', async () => {
    const { session, posted } = open(known);
    fireEvent.click(tile());
    fireEvent.click(await screen.findByRole('button', { name: 'Start the survey' }));
    expect(address()).toBe('/questions');
    expect(session.getState()).toMatchObject({ policy_optin: 1, current_survey: { hash: 'survey-1' } });
    expect(posted).toEqual([]);
  });

  it('leads straight to the questions once the policy is accepted, and tells an embedding page', async () => {
    const current = sampleQuestion({ question: 'Do you have a pet?' });
    const body = { status: 'accepted', questions: { current }, redirect_survey_hash: null, advice: null };
    const { posted } = open({
      ...known,
      metadata: sampleMetadata({ policy_optin: 1 }),
      framed: true,
      answers: { '/api/qualification': { status: 200, body } },
    });
    fireEvent.click(tile());
    expect(address()).toBe('/questions');
    expect(posted).toEqual([{ type: 'ps-qualification-in-progress', data: { survey_hash: 'survey-1' } }]);
    expect(await screen.findByRole('heading', { name: 'Do you have a pet?' })).toBeDefined();
  });
});

describe('the way in', () => {
  it('asks for metadata and list when the document brought neither', async () => {
    const { calls } = open({
      answers: {
        '/api/app': { status: 200, body: known.metadata },
        '/api/surveys': { status: 200, body: surveys },
      },
    });
    expect(await screen.findByRole('button', { name: /900 coins/ })).toBeDefined();
    expect(calls).toEqual(['GET /api/app', 'GET /api/surveys']);
  });

  it('ID-13 a 401 ends the session and shows the error screen with its code', async () => {
    const { session } = open({
      answers: { '/api/app': { status: 401, body: { code: 10, message: 'off' } } },
    });
    expect(await screen.findByText('Code 10')).toBeDefined();
    expect(address()).toBe('/error');
    expect(session.getState()).toMatchObject({ loggedIn: false, uuid: null });
    expect(document.querySelectorAll('.tile-skeleton')).toHaveLength(0);
  });

  it('ER-01 a server that cannot be reached is a connection error, and Home asks again', async () => {
    const answers: NonNullable<PanelSetting['answers']> = {};
    open({ answers });
    const home = await screen.findByRole('button', { name: 'Home' });
    answers['/api/app'] = { status: 200, body: known.metadata };
    answers['/api/surveys'] = { status: 200, body: surveys };
    fireEvent.click(home);
    expect(await screen.findByRole('button', { name: /900 coins/ })).toBeDefined();
    expect(window.location.search).toMatch(/timeend=\d+/);
  });

  it('makes no call without credentials and says where the panel opens from (decision 0001)', async () => {
    const { calls } = open({ search: '' });
    expect(await screen.findByText('This page opens from your app')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('RT-07 an address with cid leads to the result and keeps all parameters', async () => {
    const answers = { '/api/results': { status: 200, body: sampleResult() } };
    open({ ...known, path: '/offers', search: '?uuid=alice&app=demo&cid=c1&x=1', answers });
    expect(address()).toBe('/result');
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      cid: 'c1',
      x: '1',
    });
    await screen.findByText('Survey completed');
  });
});
