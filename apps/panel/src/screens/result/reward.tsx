import type { Result } from '@earnwall/contract/entities/result';
import { Earned } from '#features/celebration/earned.tsx';
import { useClaimed } from '#features/celebration/use-claimed.ts';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { useText } from '#lib/text/text.tsx';
import { useTodayWith } from './use-today-with.ts';

/** What was earned; where it is less than the whole, what the whole would have been. */
export function Reward({ cid, result }: { cid: string; result: Result }) {
  const text = useText();
  const amountText = useAmountPhrase();
  const { user_reward, full_reward, used } = result;
  const today = useTodayWith(result);
  useClaimed(cid, user_reward);
  return (
    <Earned amount={user_reward} today={today} isNew={!used} hasConfetti={result.result === 'complete'}>
      {user_reward < full_reward && (
        <p className="result-whole">{text('result_whole_pays', { reward: amountText(full_reward) })}</p>
      )}
    </Earned>
  );
}
