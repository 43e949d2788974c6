import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useQueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { useClient } from './client-context.tsx';

const nobodyWaits = () => undefined;

/** POST /banners/view and /banners/close; nobody waits for their answers (EX-01). */
export function useExtensionBanner(): { viewed: () => void; closed: () => void } {
  const client = useClient();
  const queries = useQueryClient();
  return {
    viewed: () => {
      const body = { banners: ['reward_extension' as const] };
      client.call('banners/post-banners-view', { body }).catch(nobodyWaits);
    },
    closed: () => {
      // At once, and whatever the server says: who has closed it does not want to see it.
      queries.setQueryData<Metadata>(metadataKey, (metadata) => metadata && withoutPrompt(metadata));
      client.call('banners/post-banners-close', { body: { banner: 'extension' } }).catch(nobodyWaits);
    },
  };
}

function withoutPrompt(metadata: Metadata): Metadata {
  const { extra } = metadata;
  return { ...metadata, extra: { ...extra, extension: { ...extra.extension, status: null } } };
}

/** POST /extension/pairing: the code for the extension of this browser; null when none is needed, or there is none. */
export function usePairingCode(): (install: string | null) => Promise<string | null> {
  const client = useClient();
  return async (install) => {
    try {
      const { code } = await client.call('extension/post-extension-pairing', { body: { install } });
      return code;
    } catch {
      return null;
    }
  };
}

/** A pairing may have credited a bonus. */
export function useMetadataAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: metadataKey });
}
