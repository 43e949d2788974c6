import { useEffect } from 'react';
import type { LoadFailure } from '#lib/loading/lazy-part.tsx';
import { whenIdle } from '#lib/loading/when-idle.ts';
import { whenSettled } from '#lib/loading/when-settled.ts';
import { useTexts } from '#lib/text/text.tsx';
import type { Route } from './route.ts';
import { failureParts, nextParts } from './routes.ts';

/** Not every browser has it. */
type SavesData = { connection?: { saveData?: boolean } };

/**
 * Prefetches the screens one press away while the user looks at the list. In a browser that saves data each of them
 * loads with the press.
 */
export function usePrefetch({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  const texts = useTexts();
  useEffect(() => {
    if (!onList) return;
    // One that fails is loaded again when it is shown.
    const load = (parts: typeof nextParts) => {
      for (const part of parts) part.load(texts).catch((failure: LoadFailure) => failure.forget());
    };
    const isSaving = (navigator as SavesData).connection?.saveData;
    const cancelFailures = whenIdle(() => load(failureParts));
    const cancelNext = isSaving ? () => {} : whenSettled(() => load(nextParts));
    return () => {
      cancelFailures();
      cancelNext();
    };
  }, [onList, texts]);
}
