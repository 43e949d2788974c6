import type { ComponentProps, ComponentType } from 'react';
import { eagerPart, type LazyPart, lazyPart } from '#lib/lazy-part.tsx';
import type { Texts } from '#lib/text.tsx';
import type { BrokenScreen } from '#screens/error/broken-screen.tsx';
import { SurveysScreen } from '#screens/surveys/surveys-screen.tsx';
import type { AppParts } from './app.tsx';
import type { laterScreens } from './later-parts.ts';
import type { StepModalProps } from './step-modal.tsx';

/** The names of the routes (RT-01). */
export type RouteName =
  | 'main'
  | 'surveys'
  | 'offers'
  | 'offer'
  | 'featured'
  | 'error'
  | 'policy'
  | 'questions'
  | 'qualify'
  | 'privacy-policy'
  | 'result'
  | 'activities-history'
  | 'support'
  | 'support-create-ticket'
  | 'design-preview'
  | 'single-survey'
  | 'survey';

export interface ScreenProps {
  /** The named parts of the path, as `activity` of /activities-history/{activity}. */
  params: Record<string, string>;
  /** A whole panel, which the design preview shows inside itself; given, because it cannot import what imports it. */
  App: ComponentType<AppParts>;
}

export type Screen = LazyPart<ScreenProps>;

export interface Route {
  name: RouteName;
  path: `/${string}`;
  /** Passes the guard without a login. */
  public: boolean;
  screen: Screen;
}

// The list is part of the first load; every other screen is a chunk of its own.
const surveys: Screen = eagerPart(SurveysScreen);

/** What the first load knows of all other screens is their names: how each is loaded comes with the first of them. */
function later(name: keyof typeof laterScreens, says?: Parameters<typeof lazyPart>[1]): Screen {
  return lazyPart(async () => (await import('./later-parts.ts')).laterScreens[name](), says);
}

const offers = later('offers');
export const errorScreen = later('error', { says: 'first texts' });
/** In place of whichever screen has failed. */
export const brokenScreen = lazyPart<ComponentProps<typeof BrokenScreen>>(
  async () => (await import('./later-parts.ts')).brokenScreen(),
  { says: 'first texts' },
);
const policy = later('policy');
const questions = later('questions');

/** Policy, questions and qualify over the list, in the run modes that are embedded. */
export const stepModal = lazyPart<StepModalProps>(async () => (await import('./later-parts.ts')).stepModal());

interface Loaded {
  load(texts: Texts): Promise<unknown>;
}

/** One press away from the list. */
export const nextParts: readonly Loaded[] = [policy, questions, offers, stepModal];
/** What tells of a lost connection must not need one. */
export const failureParts: readonly Loaded[] = [errorScreen, brokenScreen];

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
