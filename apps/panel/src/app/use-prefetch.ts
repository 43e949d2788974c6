import { useEffect } from 'react';
import type { LoadFailure } from '#lib/lazy-part.tsx';
import { useTexts } from '#lib/text.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import type { Route } from './route.ts';
import { prefetchedParts } from './routes.ts';

/** Prefetches the screens one press away while the user looks at the list. */
export function usePrefetch({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  const texts = useTexts();
  useEffect(() => {
    if (!onList) return;
    return whenIdle(() => {
      // One that fails is loaded again when it is shown.
      for (const part of prefetchedParts) part.load(texts).catch((failure: LoadFailure) => failure.forget());
    });
  }, [onList, texts]);
}
