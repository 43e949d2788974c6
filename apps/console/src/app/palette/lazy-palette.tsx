import { lazy, Suspense } from 'react';
import { Boundary } from '#lib/boundary.tsx';
import type { PaletteProps } from './palette.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Its code comes with the first ⌘K; without a connection nothing opens. */
export function LazyPalette(props: PaletteProps) {
  return (
    <Boundary at="" fallback={() => null}>
      <Suspense>
        <Palette {...props} />
      </Suspense>
    </Boundary>
  );
}
