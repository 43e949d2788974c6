import { useEffect } from 'react';
import { whenIdle } from '#lib/when-idle.ts';
import { nextScreens, type Route } from './routes.ts';

/** While the user looks at the list, the screens one press away load, so that the press itself waits for nothing. */
export function useNextScreens({ name }: Route, shown: boolean): void {
  const onList = shown && (name === 'main' || name === 'surveys');
  useEffect(() => {
    if (!onList) return;
    return whenIdle(() => {
      for (const screen of nextScreens) void screen.load();
    });
  }, [onList]);
}
