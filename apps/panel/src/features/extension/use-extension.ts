import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMetadataAgain, usePairingCode } from '#api/extension.ts';
import { createBridge } from './bridge.ts';

/** An extension answers within a few milliseconds; its worker may have to wake up first. */
const answerWithinMs = 1000;

/**
 * Looks for the extension, and ties one that is here to the user (EX-02). True when nobody has answered: whoever
 * installs it then is still asked to, until the server says what has become of it.
 */
export function useMissingExtension(): boolean {
  const [isMissing, setIsMissing] = useState(false);
  const pairingCode = usePairingCode();
  const readAgain = useMetadataAgain();
  const isPairing = useRef(false);
  const pair = useEffectEvent(async (install: string | null) => {
    // It announces itself when it comes, and again when it is asked.
    if (isPairing.current) return;
    isPairing.current = true;
    const code = await pairingCode(install);
    if (code === null) isPairing.current = false;
    else createBridge(window).tell('pair', { code });
  });
  const paired = useEffectEvent(() => {
    isPairing.current = false;
    readAgain();
  });

  useEffect(() => {
    const bridge = createBridge(window);
    const timer = setTimeout(() => setIsMissing(true), answerWithinMs);
    const stop = bridge.listen((message) => {
      clearTimeout(timer);
      if (message.type === 'present') void pair(message.data.install);
      else paired();
    });
    bridge.tell('hello', {});
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isMissing;
}
