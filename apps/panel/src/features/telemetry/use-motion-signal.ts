import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';

/** Tells once a visit that the user prefers reduced motion, now or later on (AP-05). */
export function useMotionSignal(): void {
  const client = useClient();

  useEffect(() => {
    const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      if (!preference.matches) return;
      preference.removeEventListener('change', look);
      client.call('telemetry/post-t-wr-true', {}).catch(() => undefined);
    };
    preference.addEventListener('change', look);
    look();
    return () => preference.removeEventListener('change', look);
  }, [client]);
}
