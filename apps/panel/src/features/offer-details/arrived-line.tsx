import { Icon } from '@earnwall/ui/primitives/icon';
import { useAmountParts, useAmountText } from '#lib/money/money-display.tsx';
import { listText } from '#lib/text/list-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import type { Arrived } from './use-arrived.ts';

interface Props {
  arrived: Arrived | null;
  showsReward: boolean;
}

/** What has just been paid, on top of the milestones; before that, its place says what will be there. */
export function ArrivedLine({ arrived, showsReward }: Props) {
  const text = useText();
  const locale = useLocale();
  const amountText = useAmountText();
  const task = arrived && text('offer_arrived', { task: listText([...arrived.names], locale) });
  const earned = arrived && showsReward && text('earned_news', { reward: amountText(arrived.amount) });
  return (
    <>
      <div className="offer-arrived" data-here={arrived !== null || undefined} aria-hidden={arrived !== null}>
        {arrived ? (
          // Each arrival comes anew.
          <p key={arrived.names.join()} className="offer-arrived-words">
            {showsReward && <Gained amount={arrived.amount} />}
            <span>{task}</span>
            <Icon name="check" />
          </p>
        ) : (
          <p>{text('offer_live_wait')}</p>
        )}
      </div>
      <p className="unseen" role="status">
        {earned && <span>{earned}. </span>}
        {task}
      </p>
    </>
  );
}

function Gained({ amount }: { amount: number }) {
  const { number, unit } = useAmountParts()(amount);
  return (
    <b className="offer-arrived-amount">
      <bdi dir="ltr">+{number}</bdi> {unit}
    </b>
  );
}
