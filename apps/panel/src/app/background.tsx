import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/loading/when-idle.ts';
import { useSession } from '#session/session-context.tsx';
import { laterParts } from './load-later-parts.ts';

/** Loads what nobody waits for, once the user is in and the page is idle. */
export function Background() {
  const loggedIn = useSession((session) => session.loggedIn);
  const [Work, setWork] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!loggedIn) return;
    return whenIdle(() => {
      // Should it not arrive, the visit goes on without.
      laterParts()
        .then(({ backgroundWork }) => backgroundWork())
        .then(
          (BackgroundWork) => setWork(() => BackgroundWork),
          () => undefined,
        );
    });
  }, [loggedIn]);

  return loggedIn && Work ? <Work /> : null;
}
