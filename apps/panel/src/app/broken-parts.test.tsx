// @vitest-environment happy-dom
// Every screen, dialog and background part with an error while it renders: a text that cannot be read (decision 0080).
import { defaultDesigns } from '@earnwall/contract/default-design';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtErrors, watchUncaughtErrors } from '#features/telemetry/uncaught-errors.ts';
import { type Preview, waits } from '#screens/design-preview/preview.ts';
import { previews } from '#screens/design-preview/previews.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { App } from './app.tsx';
import { PreviewedPanel } from './design-preview.tsx';
import { brokenScreen, findRoute, routes, stepModal } from './routes.ts';
import { readStartUp } from './start-up/start-up.ts';

beforeAll(async () => {
  const parts = [...routes.map((route) => route.screen), brokenScreen, stepModal];
  await Promise.all(parts.map((part) => part.load(english)));
});
freshPages();
beforeEach(() => {
  // Everybody has time here, and desktop Chrome.
  window.requestIdleCallback = (task) => window.setTimeout(task, 0);
  window.cancelIdleCallback = (task) => window.clearTimeout(task);
  const value = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
});

/** The state of a design preview, in which one text cannot be read. */
function open(preview: Preview, unreadable: TextKey | null) {
  const reports: string[] = [];
  const texts: typeof english = {
    ...english,
    text(key, values) {
      if (key === unreadable) throw new TypeError(`${key} cannot be read`);
      return english.text(key, values);
    },
  };
  const reportError = watchUncaughtErrors(new EventTarget(), (message) =>
    reports.push(message.split('\n')[0] ?? ''),
  );
  const visit = {
    texts,
    startUp: readStartUp(''),
    design: defaultDesigns.light,
    layouts: {},
    sample: null,
    language: 'en',
  } as const;
  const onCaughtError: typeof logged = (...caught) => quietly(() => logged(...caught));
  const logged = caughtErrors(reportError);
  render(<PreviewedPanel preview={preview} visit={visit} App={App} />, { onCaughtError });
  return reports;
}

/** What is caught on purpose is not for the console of the tests. */
function quietly(work: () => void) {
  const { error } = console;
  console.error = () => undefined;
  work();
  console.error = error;
}

function previewOf(name: string, changes: Partial<Preview> = {}): Preview {
  const preview = previews.find((one) => one.name === name);
  if (!preview) throw new Error(`There is no preview ${name}.`);
  return { ...preview, ...changes };
}

const report = (part: string, key: TextKey) => [`${part}: TypeError: ${key} cannot be read`];
const errorView = () => screen.findByRole('main', { name: 'Something went wrong' });
const list = () => screen.findByRole('heading', { level: 1, name: 'Earn rewards' });

const screens: [string, Preview, TextKey][] = [
  ['main', previewOf('surveys'), 'survey_minutes'],
  ['surveys', previewOf('surveys', { path: '/surveys' }), 'survey_minutes'],
  ['offers', previewOf('offers'), 'offers_best'],
  ['offer', previewOf('offer-new'), 'offer_rewards'],
  ['featured', previewOf('featured'), 'featured_offers'],
  ['error', previewOf('error'), 'error_404'],
  ['policy', previewOf('policy'), 'policy_accept'],
  ['questions', previewOf('question-single'), 'question_next'],
  ['qualify', previewOf('qualified'), 'qualify_participate'],
  ['privacy-policy', previewOf('privacy-policy'), 'close'],
  ['odds', previewOf('odds'), 'how_tests'],
  ['result', previewOf('result-complete'), 'result_earned'],
  ['activities-history', previewOf('history-surveys'), 'activities_tabs'],
  ['profile', previewOf('profile'), 'profile_known'],
  ['support', previewOf('support'), 'faq_title'],
  ['support-create-ticket', previewOf('ticket'), 'ticket_email'],
  ['single-survey', previewOf('surveys', { path: '/single-survey' }), 'loading'],
  [
    'survey',
    previewOf('surveys', { path: '/survey?sh=survey-1', isNobody: true }),
    'opens_from_publisher_title',
  ],
];

describe('a screen that fails', () => {
  it.each(screens)(
    '%s: the error view takes its place and the focus; another try changes nothing, home leads to the list',
    async (route, preview, key) => {
      const reports = open(preview, key);
      const view = await errorView();
      await waitFor(() => expect(document.activeElement).toBe(view));
      expect(reports).toEqual(report(route, key));
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      fireEvent.click(within(await errorView()).getByRole('button', { name: 'Home' }));
      // A list that fails itself is tried again, and has failed once more.
      if (key === 'survey_minutes') await errorView();
      else if (!preview.isNobody) await list();
      expect(reports.every((one) => one.endsWith(`${key} cannot be read`))).toBe(true);
      expect(reports.length).toBeLessThanOrEqual(2);
    },
  );

  it('is each of the routes; the previews say no text of their own', () => {
    const names = new Set(routes.map(({ name }) => name));
    names.delete('design-preview');
    expect(new Set(screens.map(([name]) => name))).toEqual(names);
    for (const [name, { path }] of screens) expect(findRoute(path.split('?')[0] ?? '').route.name).toBe(name);
  });

  it('the last page of a visit without a panel: with another try, and no home', async () => {
    const reports = open(previewOf('finished'), 'finished_title');
    expect(within(await errorView()).getAllByRole('button')).toHaveLength(1);
    expect(reports).toEqual(report('finished', 'finished_title'));
  });

  it.each(['script', 'single-page'] as const)('in %s mode has another try, and no home', async (mode) => {
    open(previewOf('support', { mode }), 'faq_title');
    expect(within(await errorView()).getAllByRole('button')).toHaveLength(1);
  });

  it('a step over the list: inside its sheet, and the list is still there', async () => {
    const reports = open(previewOf('policy', { mode: 'iframe' }), 'policy_accept');
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByRole('main', { name: 'Something went wrong' });
    expect(document.querySelectorAll('.tile-reward').length).toBeGreaterThan(0);
    expect(reports).toEqual(report('policy', 'policy_accept'));
  });

  it('what belongs to no screen: the least there can be takes the place of all, with another try', async () => {
    const nothingKnown = { path: '/offers', metadata: null, answers: { 'app/get-app': waits } } as const;
    const reports = open(previewOf('offers', nothingKnown), 'loading');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(reports).toEqual(report('panel', 'loading'));
  });
});

describe('a dialog that fails', () => {
  it.each<[string, Preview, TextKey, string]>([
    ['platforms', previewOf('offers-devices'), 'platforms_title', 'Earn rewards'],
    ['offer details', previewOf('offers-details'), 'offer_rewards', 'Earn rewards'],
    ['bonus', previewOf('bonus-percent'), 'bonus_percent_title', 'Earn rewards'],
    ['bonus', previewOf('bonus-special'), 'bonus_special_title', 'Earn rewards'],
    ['bonus', previewOf('bonus-engagement'), 'bonus_offer_title', 'Earn rewards'],
    ['phone check', previewOf('phone-number'), 'phone_check_number', 'Earn rewards'],
    ['timeline', previewOf('timeline'), 'timeline_support', 'Activity'],
    ['profile question', previewOf('profile-edit'), 'profile_review_save', 'My profile'],
    ['deleting answers', previewOf('profile-delete'), 'profile_delete_title', 'My profile'],
    ['skip', previewOf('question-skip'), 'skip_title', ''],
    ['profile review', previewOf('questions-review'), 'profile_review_title', ''],
  ])('%s: another that says so takes its place, and closes', async (part, preview, key, below) => {
    const reports = open(preview, key);
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    expect(reports).toEqual(report(part, key));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    if (below) expect(screen.getByRole('heading', { level: 1, name: below })).toBeDefined();
  });

  it('timeline beside the list: another that says so takes its place', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('1100px')
        ? (Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
        : matchMedia.call(window, query);
    const acts = [{ press: '.list-rail .recent-row button' }] as const;
    const reports = open(previewOf('surveys', { acts }), 'timeline_support');
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeDefined();
    expect(reports).toEqual(report('timeline', 'timeline_support'));
    window.matchMedia = matchMedia;
  });

  it.each<[string, Preview, TextKey]>([
    ['profile reminder', previewOf('profile-review'), 'profile_review_title'],
    ['feedback', previewOf('feedback'), 'feedback_title'],
    ['extension', previewOf('extension'), 'extension_install_title'],
    ['extension', previewOf('extension-credited'), 'extension_credited_title'],
    ['duplicated clicks', previewOf('duplicated-clicks'), 'duplicated_clicks_title'],
  ])('%s, which opens by itself, is left out', async (part, preview, key) => {
    const reports = open(preview, key);
    await expect.poll(() => reports, { timeout: 10_000 }).toEqual(report(part, key));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await list()).toBeDefined();
  });
});

describe('a part around a screen that fails is left out', () => {
  it.each<[string, Preview, TextKey]>([
    ['bonuses', previewOf('bonuses'), 'bonus_badges'],
    ['recent activity', previewOf('surveys'), 'activities_recent'],
    ['test mark', previewOf('surveys-test'), 'test_mode'],
  ])('%s: the list is whole without it', async (part, preview, key) => {
    const reports = open(preview, key);
    await expect.poll(() => reports, { timeout: 10_000 }).toEqual(report(part, key));
    expect(document.querySelectorAll('.tile-reward').length).toBeGreaterThan(0);
  });

  it('background work: the rest of it goes on', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion')) throw new TypeError('no such preference');
      return matchMedia.call(window, query);
    };
    const reports = open(previewOf('bonuses'), null);
    expect(await screen.findByRole('complementary', { name: english.text('bonus_badges') })).toBeDefined();
    window.matchMedia = matchMedia;
    // The earnings ask, too, and then stand still.
    const asking = ['motion signal', 'moving stats'];
    expect(reports.toSorted()).toEqual(asking.map((part) => `${part}: TypeError: no such preference`));
  });
});
