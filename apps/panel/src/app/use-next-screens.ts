import { useEffect } from 'react';
import type { LoadFailure } from '#lib/lazy-part.tsx';
import { useTexts } from '#lib/text.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import type { Route } from './route.ts';
import { nextParts } from './routes.ts';

/** While the user looks at the list, the screens one press away load, so that the press itself waits for nothing. */
export function useNextScreens({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  const texts = useTexts();
  useEffect(() => {
    if (!onList) return;
    return whenIdle(() => {
      // One that does not arrive is asked for again when it is shown.
      for (const part of nextParts) part.load(texts).catch((failure: LoadFailure) => failure.forget());
    });
  }, [onList, texts]);
}
