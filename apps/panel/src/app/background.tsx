import { useIsFetching } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/when-idle.ts';
import { useSession } from '#session/session-context.tsx';

/** Loads and runs what nobody waits for, once the user has what they came for and the page is idle. */
export function Background() {
  const loggedIn = useSession((session) => session.loggedIn);
  const isQuiet = useIsFetching() === 0;
  const [Work, setWork] = useState<ComponentType | null>(null);
  const starts = loggedIn && isQuiet && Work === null;

  useEffect(() => {
    if (!starts) return;
    return whenIdle(() => {
      // Should it not arrive, the visit goes on without.
      import('./background-work.tsx').then(
        ({ BackgroundWork }) => setWork(() => BackgroundWork),
        () => undefined,
      );
    });
  }, [starts]);

  return loggedIn && Work ? <Work /> : null;
}
