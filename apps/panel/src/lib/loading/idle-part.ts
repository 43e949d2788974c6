import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#lib/text/text.tsx';
import type { LazyPart, LoadFailure } from './lazy-part.tsx';
import { whenIdle } from './when-idle.ts';

/** An extra of a screen: it comes when the page is idle, and should it not arrive, the screen is whole without it. */
export function useIdlePart<Props extends object>(part: LazyPart<Props>): ComponentType<Props> | null {
  const texts = useTexts();
  const [ready, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        part.load(texts).then(
          () => setReady(true),
          (failure: LoadFailure) => failure.forget(),
        );
      }),
    [part, texts],
  );
  return ready ? part.Part : null;
}
