import { unexplained } from '@earnwall/domain/celebration/credits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useChannelEvent, useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { useCelebrations } from '#session/use-celebrations.ts';
import { useCelebrate } from './use-celebrate.ts';

/** Celebrates what is credited while nobody presses anything: the socket names it, else the earnings tell. */
export function useCreditWatch(): void {
  const uhash = useSession((session) => session.uHash);
  const celebrate = useCelebrate();
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'earnings-changed', ({ credits = [] }) => {
    for (const credit of credits) celebrate(credit);
  });
  useCreditsByPolling(uhash);
}

/** Without a socket the earnings grow by what nobody has named; what a result or an offer has shown is left out. */
function useCreditsByPolling(uhash: string | null): void {
  const today = useSession((session) => session.earned_today);
  const isPolling = useRealtimeState() === 'polling';
  const celebrated = useCelebrations((celebrations) => celebrations.celebrated);
  const celebrate = useCelebrate();
  const last = useRef({ uhash, today, at: Date.now() });
  const compare = useEffectEvent((now: typeof last.current) => {
    const before = last.current;
    last.current = now;
    if (!isPolling || before.uhash !== now.uhash) return;
    const amount = unexplained(now.today - before.today, celebrated(), before.at);
    const day = new Date(now.at).toISOString().slice(0, 10);
    if (amount > 0) celebrate({ key: `today:${day}:${now.today}`, amount });
  });
  useEffect(() => compare({ uhash, today, at: Date.now() }), [uhash, today]);
}
