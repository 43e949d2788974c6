import { useEffect } from 'react';
import type { ParentPort } from './parent.ts';

/** Only a panel that somebody has around itself needs manners, and only once its publisher's origins are known. */
export function useManners(port: ParentPort, known: boolean): void {
  useEffect(() => {
    if (!port.hasNeighbour || !known) return;
    let end = () => {};
    let over = false;
    // Should it not arrive, the panel works all the same.
    import('./manners.ts').then(
      ({ keepManners }) => {
        if (!over) end = keepManners(port, window);
      },
      () => undefined,
    );
    return () => {
      over = true;
      end();
    };
  }, [port, known]);
}
