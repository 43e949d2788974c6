import type { Result } from '@earnwall/contract/entities/result';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { SignedAmount } from '#lib/money/signed-amount.tsx';
import { useText } from '#lib/text/text.tsx';

/** What a survey that ended early paid, and how that comes about. */
export function TimePaid({ result }: { result: Result }) {
  const text = useText();
  return (
    <p className="result-paid">
      <span className="result-paid-words">
        {text('result_paid_for_time')}
        <span className="result-whole">{useSum(result)}</span>
      </span>
      <SignedAmount amount={result.user_reward} />
    </p>
  );
}

/** Minutes by their rate; where something else was paid for the time, what the whole would have paid. */
function useSum({ time_pay, user_reward, full_reward, spent_minutes }: Result): string {
  const text = useText();
  const amountText = useAmountPhrase();
  if (!time_pay) return text('result_whole_pays', { reward: amountText(full_reward) });
  const { minutes, rate_micros } = time_pay;
  const values = { minutes, amount: amountText(rate_micros / 1e6) };
  const isCapped =
    Math.floor((minutes * rate_micros) / 1e6) > user_reward ||
    // Fewer minutes were paid than were spent after the first: without the limit, the sum would look wrong.
    (spent_minutes !== null && minutes < spent_minutes - 1);
  return isCapped
    ? text('result_time_pay_most', { ...values, most: amountText(user_reward) })
    : text('result_time_pay', values);
}
