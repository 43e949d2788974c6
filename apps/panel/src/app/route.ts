import type { ComponentType } from 'react';
import type { LazyPart } from '#lib/loading/lazy-part.tsx';
import type { AppParts } from './app-parts.ts';

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
  | 'odds'
  | 'result'
  | 'activities-history'
  | 'profile'
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
