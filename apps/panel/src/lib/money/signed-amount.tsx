import { useAmountParts } from './money-display.tsx';
import './signed-amount.css';

const noBreak = '\u00a0';

/** What was added or taken back; the sign stays with its number in every direction of reading. */
export function SignedAmount({ amount }: { amount: number }) {
  const { number, unit } = useAmountParts()(Math.abs(amount));
  return (
    <span className={amount > 0 ? 'signed-amount signed-plus' : 'signed-amount signed-minus'}>
      <bdi>{`${amount > 0 ? '+' : '−'}${number}`}</bdi>
      {unit && <small>{noBreak + unit}</small>}
    </span>
  );
}
