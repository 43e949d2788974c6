import { timeLeft } from '@earnwall/domain/bonuses/countdown';
import { useSyncExternalStore } from 'react';
import { useNow } from '#lib/hooks/use-now.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { timePhrase } from '#lib/text/time-texts.ts';
import { elapsedShare } from './elapsed-share.ts';
import { nearMomentText } from './near-moment-text.ts';

interface Props {
  since: string | null;
  /** Null: it has no end. */
  until: string | null;
}

/** Until when, and how much of it is over. The server knows nothing of the reader's time zone: it leaves the room. */
export function StateTime(props: Props) {
  const text = useText();
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (props.until === null) return <p className="state-until">{text('notice_no_end')}</p>;
  return isHere ? <Running {...props} until={props.until} /> : <div className="state-time-room" />;
}

function Running({ since, until }: { since: string | null; until: string }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow([until]);
  const momentText = (at: string) => nearMomentText(new Date(at), new Date(now), locale);
  // Seconds would only unsettle.
  const left = { ...timeLeft(Date.parse(until), now), seconds: 0 };
  const time = timePhrase(left, locale);
  return (
    <div className="state-time">
      <p className="state-until">{text('notice_until', { moment: momentText(until) })}</p>
      {since !== null && (
        <>
          <div className="state-bar" aria-hidden="true">
            <span style={{ inlineSize: `${100 * elapsedShare(since, until, now)}%` }} />
          </div>
          <p className="state-ends state-note">
            <span>{text('notice_started', { moment: momentText(since) })}</span>
            {time && <span>{text('offer_time_left', { time })}</span>}
          </p>
        </>
      )}
    </div>
  );
}
