import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSession } from '#session/session-context.tsx';
import type { DeviceFingerprint } from './device-fingerprint.ts';

/** PUT /ip-logs/{id}/fp when an answer has asked for it (AP-02); what fails now is asked for again at the next visit. */
export function useFingerprintUpload(fingerprint: DeviceFingerprint): void {
  const client = useClient();
  const id = useSession((session) => session.unmarkedIpLog);
  const sent = useSession((session) => session.fingerprintSent);

  useEffect(() => {
    if (!id) return;
    const send = async () => {
      const value = await fingerprint();
      if (!value) return;
      await client.call('telemetry/put-ip-logs-fp', { params: { id }, body: { fingerprint: value } });
    };
    send().then(sent, sent);
  }, [client, fingerprint, id, sent]);
}
