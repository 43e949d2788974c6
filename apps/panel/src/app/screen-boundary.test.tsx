// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { caughtErrors } from '#features/telemetry/uncaught-errors.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { brokenScreen, errorScreen, findRoute } from './routes.ts';

const surveys = { result: 'success' as const, surveys: [sampleSurvey({ order: 1 })] };
const known = { metadata: sampleMetadata(), surveys };

beforeAll(() => Promise.all([errorScreen.load(english), brokenScreen.load(english)]));
freshPages();

/** Test files share their modules: a screen that another file has loaded would not be loaded here. */
function forgetLoaded(path: string) {
  const { route } = findRoute(path);
  const { screen: loaded } = route;
  route.screen = lazyPart(async () => loaded.Part);
  onTestFinished(() => {
    route.screen = loaded;
  });
}

it.each(['the next visit', 'another try'] as const)(
  'a screen that did not load is a lost connection, and %s loads it',
  async (way) => {
    forgetLoaded('/support');
    const answers = { '/api/app': { status: 200, body: known.metadata } };
    const { parts } = panelParts({ ...known, path: '/support', answers });
    const reports: unknown[] = [];
    let isOnline = false;
    const load = async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
    };
    window.history.replaceState(null, '', parts.url);
    const onCaughtError = caughtErrors((error) => reports.push(error));
    const { error } = console;
    console.error = () => undefined;
    render(<App {...parts} texts={{ ...english, load }} />, { onCaughtError });
    await screen.findByRole('heading', { name: 'Connection Error' });
    console.error = error;
    expect(reports).toEqual([]);

    isOnline = true;
    if (way === 'another try') fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    else {
      await act(async () => parts.session.getState().failureLeft());
      act(() => window.history.pushState(null, '', '/support'));
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Help and support' })).toBeDefined();
  },
);

it('a failed screen whose error view does not load either is replaced by what the first load has, with another try', async () => {
  let isOnline = false;
  const { Part } = brokenScreen;
  onTestFinished(() => {
    brokenScreen.Part = Part;
  });
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Part;
  };
  brokenScreen.Part = lazyPart(load, 'first texts').Part;
  const text: typeof english.text = (key, values) => {
    if (key === 'survey_minutes') throw new TypeError('no minutes');
    return english.text(key, values);
  };
  const { parts } = panelParts(known);
  render(<App {...parts} texts={{ ...english, text }} />, { onCaughtError: () => undefined });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'Connection Error' })).toBeDefined();

  isOnline = true;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('main', { name: 'Something went wrong' })).toBeDefined();
});

it('a painted list that fails in the browser is replaced by the error view, from which the list is a press away', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<App {...panelParts(known).parts} />);
  document.body.append(root);
  const { parts } = panelParts(known);
  window.history.replaceState(null, '', parts.url);
  let isBroken = true;
  const text: typeof english.text = (key, values) => {
    if (isBroken && key === 'survey_minutes') throw new TypeError('no minutes');
    return english.text(key, values);
  };
  const reports: unknown[] = [];
  const panel = await act(async () =>
    hydrateRoot(root, <App {...parts} texts={{ ...english, text }} />, {
      onCaughtError: (_, { errorBoundary }) => reports.push(errorBoundary?.props),
      onRecoverableError: () => undefined,
    }),
  );
  await screen.findByRole('main', { name: 'Something went wrong' });
  expect(reports).toEqual([expect.objectContaining({ part: 'main' })]);

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Earn rewards' })).toBeDefined();
  act(() => panel.unmount());
  root.remove();
});
