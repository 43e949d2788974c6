import { useEffect } from 'react';
import type { ParentPort } from './parent.ts';

/** Only a panel with a host needs the frame protocol, and only once its publisher's origins are known. */
export function useFrameProtocol(port: ParentPort, known: boolean): void {
  useEffect(() => {
    if (!port.hasHost || !known) return;
    let stop = () => {};
    let isOver = false;
    // If it does not load, the panel works without.
    import('./frame-protocol.ts').then(
      ({ startFrameProtocol }) => {
        if (!isOver) stop = startFrameProtocol(port, window);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [port, known]);
}
