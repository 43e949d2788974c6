import type { Result } from '@earnwall/contract/entities/result';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { SignedAmount } from '#lib/money/signed-amount.tsx';
import { useText } from '#lib/text/text.tsx';

interface Props {
  result: Pick<Result, 'user_reward' | 'full_reward' | 'show_rewards'>;
  /** The reason as far as it is known. */
  why: TextKey;
}

/** A survey that ended early: what it paid, where it paid something, and why it ended (RS-04). */
export function TurnedAway({ result: { user_reward, full_reward, show_rewards }, why }: Props) {
  const text = useText();
  const amountText = useAmountPhrase();
  return (
    <div className="result-away">
      {show_rewards && user_reward > 0 && (
        <p className="result-paid">
          <span className="result-paid-words">
            {text('result_paid_for_time')}
            <span className="result-whole">
              {text('result_whole_pays', { reward: amountText(full_reward) })}
            </span>
          </span>
          <SignedAmount amount={user_reward} />
        </p>
      )}
      <p className="result-text result-why">
        <b>{text('result_why')}</b>
        {text(why)}
      </p>
    </div>
  );
}
