import { timeLeft } from '@earnwall/domain/bonuses/countdown';
import { useNow } from '#lib/hooks/use-now.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { timeCells, timePhrase } from '#lib/text/time-texts.ts';
import './countdown.css';

/** Said aloud only when it is about to matter: ticking seconds would drown everything else. */
const lastMinuteMs = 60_000;

/** Counts down each second to zero, then says that it is over (BO-02). */
export function Countdown({ expiration }: { expiration: string }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow([expiration]);
  const expiresAt = Date.parse(expiration);
  const left = timeLeft(expiresAt, now);
  const isOver = now >= expiresAt;
  const isLastMinute = expiresAt - now <= lastMinuteMs;
  return (
    <div className="countdown">
      {!isOver && (
        <>
          <p className="countdown-label">
            {text('bonus_ends_in')} <span className="unseen">{timePhrase(left, locale)}</span>
          </p>
          <div className="countdown-cells" role="timer" aria-live="off" aria-hidden="true" dir="ltr">
            {timeCells(left, locale).map(({ unit, figures, word }) => (
              <span className="countdown-cell" key={unit}>
                <b>{figures}</b>
                <small>{word}</small>
              </span>
            ))}
          </div>
        </>
      )}
      <p className={isOver ? 'countdown-over' : 'unseen'} role="status">
        {isOver ? text('bonus_expired') : isLastMinute ? text('bonus_last_minute') : ''}
      </p>
    </div>
  );
}
