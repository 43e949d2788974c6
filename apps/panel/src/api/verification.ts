import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { metadataKey } from '#api/metadata/metadata.ts';
import { useClient } from './client-context.tsx';
import { offersKey } from './offers.ts';
import { surveysKey } from './surveys.ts';

export interface VerificationCalls {
  /** POST /verification/sms; answers after how many seconds another code can be asked for. */
  send: (phone: string, cp: boolean) => Promise<number>;
  /** POST /verification/sms/verify. */
  verify: (phone: string, code: string) => Promise<unknown>;
  /** The notice goes, and the lists come. */
  lookAgain: () => void;
}

/** Failures are shown beside the field they belong to (PH-01). */
export function useVerificationCalls(): VerificationCalls {
  const client = useClient();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      send: async (phone, cp) =>
        (await client.call('verification/post-verification-sms', { body: { phone, cp } })).resend_after,
      verify: (phone, code) =>
        client.call('verification/post-verification-sms-verify', { body: { phone, code } }),
      lookAgain: () => {
        for (const queryKey of [metadataKey, surveysKey, offersKey])
          void queries.invalidateQueries({ queryKey });
      },
    }),
    [client, queries],
  );
}
