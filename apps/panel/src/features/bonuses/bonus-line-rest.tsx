import type { Bonus } from '@earnwall/contract/entities/bonus';
import { timeLeft } from '@earnwall/domain/bonuses/countdown';
import { soonestEnd } from '@earnwall/domain/bonuses/expiry';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useLocale, useText } from '#lib/text/text.tsx';
import { timeShort } from '#lib/text/time-texts.ts';
import { useSession } from '#session/session-context.tsx';
import { useReservedPlace } from './use-reserved-place.ts';

/** How long the line above the list holds, and a button that hides it for the visit. */
export function BonusLineRest({ bonuses, now }: { bonuses: readonly Bonus[]; now: number }) {
  const text = useText();
  const locale = useLocale();
  const [pathname] = useLocation();
  const hidden = useSession((session) => session.bonusesHidden);
  const place = useReservedPlace('bonus-line-rest');
  const list = pathname === '/offers' ? 'offers' : 'surveys';
  const own = bonuses.filter(({ type, entities }) => type === 'percent' && entities.includes(list));
  const end = soonestEnd(own, now);
  if (!place) return null;
  return createPortal(
    <>
      {end !== null && text('offer_time_left', { time: timeShort(timeLeft(end, now), locale) })}
      <IconButton icon="close" label={text('bonus_hide')} onClick={() => hidden('line')} />
    </>,
    place,
  );
}
