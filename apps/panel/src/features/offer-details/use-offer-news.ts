import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { offersKey } from '#api/offers.ts';
import { readMissed } from '#api/read-missed.ts';
import { spreadMs } from '#lib/polling/spread.ts';
import { useChannelEvent, useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';

/** How often an open offer asks by itself without a live socket. */
const askEveryMs = 5000;

/** Reads an offer again when something happened to it; true once its link was opened while somebody looks at it. */
export function useOfferNews(offerId: string): boolean {
  const uhash = useSession((session) => session.uHash);
  const queries = useQueryClient();
  const [isOpened, setIsOpened] = useState(false);
  const readAgain = useEffectEvent(() => void queries.invalidateQueries({ queryKey: offersKey }));
  const channel = uhash ? (`notifications-${uhash}` as const) : null;
  useChannelEvent(channel, 'offer-opened', ({ offer_id }) => {
    if (offer_id !== offerId) return;
    setIsOpened(true);
    readAgain();
  });
  useChannelEvent(
    channel,
    'offer-progressed',
    ({ offer_id }) => offer_id === offerId && readAgain(),
    (since) => readMissed(queries, since, offersKey),
  );

  const isPolling = useRealtimeState() === 'polling';
  useEffect(() => {
    if (!isPolling) return;
    const look = () => document.visibilityState === 'visible' && readAgain();
    const timer = setInterval(look, spreadMs(askEveryMs, Math.random()));
    return () => clearInterval(timer);
  }, [isPolling]);
  return isOpened;
}
