import type { AnswerOf } from '@earnwall/contract/call-types';
import { featuredOffers, type Platform } from '@earnwall/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { activitiesKey } from './activities.ts';
import { useClient } from './client-context.tsx';

/** Everything about offers that can be opened or are under way. */
export const offersKey = ['offers'] as const;
/** The list of them, for whatever devices. */
export const offerListKey = [...offersKey, 'all'] as const;

type OffersAnswer = AnswerOf<'offers/get-offers'>;

interface Asked {
  /** The devices the user chose; null asks for all. */
  platforms: readonly Platform[] | null;
  list: 'all' | 'featured';
  enabled?: boolean;
}

/** GET /offers. Another choice of devices keeps what is shown until its answer is there. */
export function useOffers({ platforms, list, enabled = true }: Asked) {
  const client = useClient();
  const isFeatured = list === 'featured';
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery<OffersAnswer>({
    queryKey: [...offersKey, list, platforms],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        'offers/get-offers',
        {
          query: {
            platform: platforms ? [...platforms] : undefined,
            ...(isFeatured && { 'is-featured-list': true, limit: featuredOffers.limit }),
          },
        },
        { signal },
      ),
  });
  // A list that has come is rendered in pieces, between which a press is answered (decision 0146).
  const answer = useDeferredValue(data) ?? null;
  return {
    answer,
    /** What is shown belongs to the choice before. */
    outdated: isPlaceholderData,
    failed: isLoadingError,
    reload: () => void refetch(),
  };
}

/** GET /offers/pending-points/total. An extra where it is shown: without an answer there is none. */
export function usePendingTotal(): number | null {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...activitiesKey, 'pending-total'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      client.call('offers/get-offers-pending-points-total', {}, { signal, silent: true }),
  });
  return data?.data.pending_points ?? null;
}

/** GET /offers/pending-points. */
export function usePendingPoints() {
  const client = useClient();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: [...activitiesKey, 'pending'],
    staleTime: 0,
    queryFn: ({ signal }) => client.call('offers/get-offers-pending-points', {}, { signal }),
  });
  return { points: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}
