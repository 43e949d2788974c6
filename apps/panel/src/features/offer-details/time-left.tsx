import { timeLeft } from '@earnwall/domain/bonuses/countdown';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useNow } from '#lib/hooks/use-now.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { timePhrase } from '#lib/text/time-texts.ts';
import { deadlineOf } from './deadline.ts';

interface Props {
  status: number;
  /** Minutes. */
  time_left: number | null;
  readAt: number | null;
}

/** How long there is still time, ticking by the clock; before the offer is opened, how long there will be. */
export function OfferTimeLeft({ status, time_left, readAt }: Props) {
  const text = useText();
  const locale = useLocale();
  const deadline = deadlineOf({ status, time_left }, readAt);
  const now = useNow([deadline]);
  if (time_left === null) return null;
  const left = deadline === null ? timeLeft(time_left * 60_000, 0) : timeLeft(Date.parse(deadline), now);
  const time = timePhrase(left, locale);
  return (
    <span className="offer-time">
      <Icon name="clock" />
      {deadline === null
        ? text('offer_time_to_finish', { time })
        : time
          ? text('offer_time_left', { time })
          : text('offer_time_over')}
    </span>
  );
}
