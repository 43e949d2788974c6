import { useEffect } from 'react';
import type { LoadFailure } from '#lib/lazy-part.tsx';
import { useTexts } from '#lib/text.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { failureParts, nextParts, type Route } from './routes.ts';

/** Not every browser has it. */
type SavesData = { connection?: { saveData?: boolean } };

/**
 * While the user looks at the list, the screens one press away load, so that the press itself waits for nothing. Whoever
 * asks their browser to save data gets each screen with the press.
 */
export function useNextScreens({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  const texts = useTexts();
  useEffect(() => {
    if (!onList) return;
    return whenIdle(() => {
      // One that does not arrive is asked for again when it is shown.
      const isSaving = (navigator as SavesData).connection?.saveData;
      for (const part of isSaving ? failureParts : [...failureParts, ...nextParts])
        part.load(texts).catch((failure: LoadFailure) => failure.forget());
    });
  }, [onList, texts]);
}
