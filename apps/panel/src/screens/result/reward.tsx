import type { Result } from '@earnwall/contract/entities/result';
import { CountUp } from '#features/count-up/count-up.tsx';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';

/** What was earned; where it is less than the whole, what the whole would have been. */
export function Reward({ result: { user_reward, full_reward } }: { result: Result }) {
  const text = useText();
  const amountText = useAmountText();
  return (
    <p className="result-reward">
      <span className="result-earned">{text('result_earned')}</span>
      <CountUp amount={user_reward} />
      {user_reward < full_reward && (
        <span className="result-whole">{text('result_whole_pays', { reward: amountText(full_reward) })}</span>
      )}
    </p>
  );
}
