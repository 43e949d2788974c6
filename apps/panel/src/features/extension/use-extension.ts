import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMetadataAgain, usePairingCode } from '#api/extension.ts';
import type { Bridge } from './bridge.ts';
import { lookForExtension } from './look-for-extension.ts';

/**
 * Looks for the extension, and ties one that is here to the user (EX-02). True when nobody has answered: whoever
 * installs it then is still asked to, until the server says what has become of it.
 */
export function useMissingExtension(): boolean {
  const [isMissing, setIsMissing] = useState(false);
  const pairingCode = usePairingCode();
  const readAgain = useMetadataAgain();
  const isPairing = useRef(false);
  const pair = useEffectEvent(async (install: string | null, bridge: Bridge) => {
    // It announces itself when it comes, and again when it is asked.
    if (isPairing.current) return;
    isPairing.current = true;
    const code = await pairingCode(install);
    if (code === null) isPairing.current = false;
    else bridge.send('pair', { code });
  });
  const paired = useEffectEvent(() => {
    isPairing.current = false;
    readAgain();
  });

  useEffect(
    () =>
      lookForExtension(window, {
        nobody: () => setIsMissing(true),
        onMessage: (message, bridge) => {
          if (message.type === 'present') void pair(message.data.install, bridge);
          else paired();
        },
      }),
    [],
  );
  return isMissing;
}
