import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { type Texts, useTexts } from '#lib/text/text.tsx';

/** A part of the panel in a chunk of its own. Once loaded it renders at once, so that a first render needs no fallback. */
export interface LazyPart<Props extends object> {
  load(texts: Texts): Promise<unknown>;
  /** Waits by itself where it is not loaded yet. */
  Part: ComponentType<Props>;
}

/** The code or the texts of a part did not arrive; the boundary that catches this may forget it, so that the next try loads anew. */
export class LoadFailure extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the panel could not be loaded.', { cause });
    this.name = 'LoadFailure';
    this.forget = forget;
  }
}

/** Texts that are loaded along with the code. */
export type NeededTexts = 'first texts' | 'all texts';

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  neededTexts: NeededTexts = 'all texts',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let Suspended: LazyExoticComponent<ComponentType<Props>> | null = null;

  const loadAll = async (texts: Texts) => {
    try {
      const [part] = await Promise.all([load(), neededTexts === 'all texts' && texts.load('rest')]);
      loaded = part;
      return part;
    } catch (cause) {
      throw new LoadFailure(cause, () => {
        loading = null;
        Suspended = null;
      });
    }
  };
  const loadOnce = (texts: Texts) => {
    loading ??= loadAll(texts);
    return loading;
  };
  const waitingFor = (texts: Texts) => {
    Suspended ??= lazy(async () => ({ default: await loadOnce(texts) }));
    return Suspended;
  };
  function Part(props: Props) {
    const texts = useTexts();
    // Chosen once for as long as it is shown: what began by waiting keeps its state when it renders again.
    const [Shown] = useState(() => loaded ?? waitingFor(texts));
    return <Shown {...props} />;
  }
  return { load: loadOnce, Part };
}

export function eagerPart<Props extends object>(part: ComponentType<Props>): LazyPart<Props> {
  return { load: () => Promise.resolve(part), Part: part };
}
