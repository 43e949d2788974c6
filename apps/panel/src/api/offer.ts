import type { Offer } from '@earnwall/contract/entities/offer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from './client-context.tsx';
import { offersKey } from './offers.ts';

/** GET /offers/{id}. What a list has brought along shows at once; a failure is logged, and loading ends (OF-14). */
export function useOffer(id: string) {
  const client = useClient();
  const listed = useListedOffer(id);
  const { data, dataUpdatedAt, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: [...offersKey, 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { is_preloaded: listed !== null };
      const answer = await client.call('offers/get-offers-id', { params: { id }, query }, { signal });
      return answer.data;
    },
  });
  return {
    offer: data ?? listed,
    /** When the offer was read: its minutes are counted from there. */
    readAt: dataUpdatedAt || null,
    /** It stays failed while it is read again: what is said about it must not come and go with every try. */
    failed: !data && isFetchedAfterMount,
    isReading: isFetching,
    reload: () => void refetch(),
  };
}

function useListedOffer(id: string): Offer | null {
  const lists = useQueryClient().getQueriesData<unknown>({ queryKey: offersKey });
  for (const [, answer] of lists) {
    const { offers = [], my_offer = [] } = Object(answer) as { offers?: Offer[]; my_offer?: Offer[] };
    const found = [...my_offer, ...offers].find((offer) => offer.id === id);
    if (found) return found;
  }
  return null;
}
