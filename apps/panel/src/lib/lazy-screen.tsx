import { type ComponentType, lazy } from 'react';

interface ScreenProps {
  /** The named parts of the path, as `activity` of /activities-history/{activity}. */
  params: Record<string, string>;
}

export type Screen = ComponentType<ScreenProps>;

/** A screen in a chunk of its own. Once loaded it renders at once, so that a first render needs no fallback. */
export interface LazyScreen {
  load(): Promise<Screen>;
  /** What to render now. */
  current(): Screen;
}

export function lazyScreen(load: () => Promise<Screen>): LazyScreen {
  let loaded: Screen | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await loadOnce() }));
  return { load: loadOnce, current: () => loaded ?? Waiting };
}

export function eagerScreen(screen: Screen): LazyScreen {
  return { load: () => Promise.resolve(screen), current: () => screen };
}
