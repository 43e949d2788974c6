import type { ComponentProps } from 'react';
import { lazyPart } from '#lib/lazy-part.tsx';
import type { BrokenScreen } from '#screens/error/broken-screen.tsx';

/** In place of whichever screen has failed. */
export const brokenScreen = lazyPart<ComponentProps<typeof BrokenScreen>>(
  async () => (await import('#screens/error/broken-screen.tsx')).BrokenScreen,
  { says: 'first texts' },
);
