import type { ComponentProps } from 'react';
import { eagerPart, lazyPart, type NeededTexts } from '#lib/loading/lazy-part.tsx';
import type { Texts } from '#lib/text/text.tsx';
import type { BrokenScreen } from '#screens/error/broken-screen.tsx';
import { SurveysScreen } from '#screens/surveys/surveys-screen.tsx';
import { type LaterScreen, laterParts } from './load-later-parts.ts';
import type { Route, RouteName, Screen } from './route.ts';
import type { StepModalProps } from './step-modal.tsx';

// The list is part of the first load; every other screen is a chunk of its own.
const surveys: Screen = eagerPart(SurveysScreen);

/** What the first load knows of all other screens is their names: how each is loaded comes with the first of them. */
function later(name: LaterScreen, neededTexts?: NeededTexts): Screen {
  return lazyPart(async () => (await laterParts()).laterScreens[name](), neededTexts);
}

const offers = later('offers');
export const errorScreen = later('error', 'first texts');
/** In place of whichever screen has failed. */
export const brokenScreen = lazyPart<ComponentProps<typeof BrokenScreen>>(
  async () => (await laterParts()).brokenScreen(),
  'first texts',
);
const policy = later('policy');
const questions = later('questions');

/** Policy, questions and qualify over the list, in the run modes that are embedded. */
export const stepModal = lazyPart<StepModalProps>(async () => (await laterParts()).stepModal());

interface Loadable {
  load(texts: Texts): Promise<unknown>;
}

/** One press away from the list. */
export const nextParts: readonly Loadable[] = [policy, questions, offers, stepModal];
/** Needed to report a lost connection, so that they must not need one. */
export const failureParts: readonly Loadable[] = [errorScreen, brokenScreen];

/** Shown by the guard, not by an address (decision 0001). */
export const finishedScreen = later('finished');

export const listRoute: Route = { name: 'main', path: '/', public: false, screen: surveys };

/** Pass the guard without a login. */
const publicNames: readonly RouteName[] = [
  'error',
  'policy',
  'questions',
  'qualify',
  'privacy-policy',
  'odds',
];

function routeTo(
  name: RouteName & LaterScreen,
  screen: Screen = later(name),
  path: Route['path'] = `/${name}`,
): Route {
  return { name, path, public: publicNames.includes(name), screen };
}

const result = later('result');

export const routes: readonly Route[] = [
  listRoute,
  { ...listRoute, name: 'surveys', path: '/surveys' },
  routeTo('offers', offers),
  routeTo('offer'),
  routeTo('featured'),
  routeTo('error', errorScreen),
  routeTo('policy', policy),
  routeTo('questions', questions),
  routeTo('qualify'),
  routeTo('privacy-policy'),
  routeTo('odds'),
  routeTo('result', result),
  routeTo('result', result, '/result/{cid}'),
  routeTo('activities-history', undefined, '/activities-history/{activity}'),
  routeTo('profile'),
  routeTo('support'),
  routeTo('support-create-ticket'),
  routeTo('design-preview', undefined, '/design-preview/{preview}'),
  routeTo('single-survey'),
  routeTo('survey'),
];

/** Any other path falls through to the survey list (RT-02). */
export function findRoute(pathname: string): { route: Route; params: Record<string, string> } {
  const parts = partsOf(pathname);
  for (const route of routes) {
    const params = match(partsOf(route.path), parts);
    if (params) return { route, params };
  }
  return { route: listRoute, params: {} };
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name) params[name] = part;
    else if (expected !== part) return null;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
