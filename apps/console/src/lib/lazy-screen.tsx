import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A screen in a chunk of its own. Once loaded it renders at once. */
export interface LazyScreen {
  load(): Promise<unknown>;
  Screen: ComponentType;
}

/** The code of a screen did not arrive. The boundary that catches this forgets it, so that the next try loads anew. */
export class LoadFailure extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('This page could not be loaded. Check the connection and try again.', { cause });
    this.name = 'LoadFailure';
    this.forget = forget;
  }
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  let Suspended: LazyExoticComponent<ComponentType> | null = null;

  const forget = () => {
    loading = null;
    Suspended = null;
  };
  const loadOnce = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (cause: unknown) => {
        throw new LoadFailure(cause, forget);
      },
    );
    return loading;
  };
  const waiting = () => {
    Suspended ??= lazy(async () => ({ default: await loadOnce() }));
    return Suspended;
  };
  function Screen() {
    // Chosen once for as long as it is shown: what began by waiting keeps its state when it renders again.
    const [Shown] = useState(() => loaded ?? waiting());
    return <Shown />;
  }
  return { load: loadOnce, Screen };
}
