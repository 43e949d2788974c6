import { useEffect } from 'react';
import { useTexts } from '#lib/text.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { nextScreens, type Route } from './routes.ts';

/** While the user looks at the list, the screens one press away load, so that the press itself waits for nothing. */
export function useNextScreens({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  const texts = useTexts();
  useEffect(() => {
    if (!onList) return;
    return whenIdle(() => {
      // One that does not arrive is asked for again when it is shown.
      for (const screen of nextScreens) screen.load(texts).catch((error) => error.forget());
    });
  }, [onList, texts]);
}
