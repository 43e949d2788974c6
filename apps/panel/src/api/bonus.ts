import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useQueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { claimedIn } from '#api/rules/claimed-in.ts';
import { useClient } from './client-context.tsx';
import { surveysKey } from './surveys.ts';
import { useMutation } from './use-mutation.ts';

export interface Claim {
  claim: () => void;
  isBusy: boolean;
}

/** POST /bonus/claim. A failure is only logged (BO-05): the bonus stays as it was, and can be claimed once more. */
export function useClaim(): Claim {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (_askedAt: Date) => client.call('bonuses/post-bonus-claim', {}, { silent: true }),
    // What was complete when it was claimed is claimed, though its time may be over when the answer comes.
    onSuccess: (_answer, askedAt) =>
      queries.setQueryData<Metadata>(metadataKey, (metadata) => metadata && claimedIn(metadata, askedAt)),
    onError: (error) => console.warn('The bonus was not claimed:', error.message),
    // Either way the server knows best how it stands.
    onSettled: () => void queries.invalidateQueries({ queryKey: metadataKey }),
  });
  return { claim: () => mutate(new Date()), isBusy: isPending };
}

/** Prices follow bonuses: when one ends, what the lists say is old. */
export function usePricesAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [metadataKey, surveysKey]) void queries.invalidateQueries({ queryKey });
  };
}
