import { eagerPart, lazyPart } from '#lib/lazy-part.tsx';
import type { Texts } from '#lib/text.tsx';
import { SurveysScreen } from '#screens/surveys/surveys-screen.tsx';
import type { laterScreens } from './later-parts.ts';
import { brokenScreen } from './lazy-broken-screen.ts';
import type { Route, Screen } from './route.ts';
import type { StepModalProps } from './step-modal.tsx';

// The list is part of the first load; every other screen is a chunk of its own.
const surveys: Screen = eagerPart(SurveysScreen);

/** What the first load knows of all other screens is their names: how each is loaded comes with the first of them. */
function later(name: keyof typeof laterScreens, says?: Parameters<typeof lazyPart>[1]): Screen {
  return lazyPart(async () => (await import('./later-parts.ts')).laterScreens[name](), says);
}

const offers = later('offers');
export const errorScreen = later('error', { says: 'first texts' });
const policy = later('policy');
const questions = later('questions');

/** Policy, questions and qualify over the list, in the run modes that are embedded. */
export const stepModal = lazyPart<StepModalProps>(async () => (await import('./later-parts.ts')).stepModal());

/** One press away from the list; and what tells of a lost connection must not need one. */
export const nextParts: readonly { load(texts: Texts): Promise<unknown> }[] = [
  policy,
  questions,
  offers,
  stepModal,
  errorScreen,
  brokenScreen,
];

/** Shown by the guard, not by an address (decision 0001). */
export const finishedScreen = later('finished');

export const listRoute: Route = { name: 'main', path: '/', public: false, screen: surveys };

const result = later('result');

export const routes: readonly Route[] = [
  listRoute,
  { name: 'surveys', path: '/surveys', public: false, screen: surveys },
  { name: 'offers', path: '/offers', public: false, screen: offers },
  { name: 'offer', path: '/offer', public: false, screen: later('offer') },
  { name: 'featured', path: '/featured', public: false, screen: later('featured') },
  { name: 'error', path: '/error', public: true, screen: errorScreen },
  { name: 'policy', path: '/policy', public: true, screen: policy },
  { name: 'questions', path: '/questions', public: true, screen: questions },
  { name: 'qualify', path: '/qualify', public: true, screen: later('qualify') },
  { name: 'privacy-policy', path: '/privacy-policy', public: true, screen: later('privacy-policy') },
  { name: 'result', path: '/result', public: false, screen: result },
  { name: 'result', path: '/result/{cid}', public: false, screen: result },
  {
    name: 'activities-history',
    path: '/activities-history/{activity}',
    public: false,
    screen: later('activities-history'),
  },
  { name: 'support', path: '/support', public: false, screen: later('support') },
  {
    name: 'support-create-ticket',
    path: '/support-create-ticket',
    public: false,
    screen: later('support-create-ticket'),
  },
  {
    name: 'design-preview',
    path: '/design-preview/{preview}',
    public: false,
    screen: later('design-preview'),
  },
  { name: 'single-survey', path: '/single-survey', public: false, screen: later('single-survey') },
  { name: 'survey', path: '/survey', public: false, screen: later('survey') },
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
