import type { Result } from '@earnwall/contract/entities/result';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { useText } from '#lib/text/text.tsx';
import { isTurnAway } from './result-texts.ts';
import { TimePaid } from './time-paid.tsx';
import { turnedAwayOf } from './turned-away-of.ts';

interface Props {
  result: Result;
  /** The reason as far as it is known. */
  why: TextKey;
}

/** A survey that ended early: after how long, what that paid, why it ended and how likely that was (RS-04, OD-02). */
export function TurnedAway({ result, why }: Props) {
  const text = useText();
  const { user_reward, show_rewards, odds, reason, spent_minutes } = result;
  return (
    <>
      {isTurnAway(reason) && spent_minutes !== null && (
        <p className="result-text">
          {spent_minutes > 0
            ? text('result_away_after', { minutes: spent_minutes })
            : text('result_away_soon')}
        </p>
      )}
      <div className="result-away">
        {show_rewards && user_reward > 0 && <TimePaid result={result} />}
        <p className="result-text result-why">
          <b>{text('result_why')}</b>
          {text(why)}
          {odds !== null && isTurnAway(reason) && (
            <> {text('result_odds_were', { percent: odds, ...turnedAwayOf(odds) })}</>
          )}
        </p>
      </div>
    </>
  );
}
