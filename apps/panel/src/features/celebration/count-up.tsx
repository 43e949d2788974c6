import { useMovingNumber } from '#lib/hooks/use-moving-number.ts';
import { useAmountParts } from '#lib/money/money-display.tsx';
import './count-up.css';

/** An earned amount that counts up. Underneath lies the whole of it, which keeps the room. */
export function CountUp({ amount, first = 0 }: { amount: number; first?: number }) {
  const shown = useMovingNumber(amount, first);
  return (
    <span className="count-up">
      <span className="count-up-whole" aria-hidden="true">
        <Gained amount={amount} />
      </span>
      <span className="count-up-shown">
        <Gained amount={shown} />
      </span>
    </span>
  );
}

/** Number and unit in one line, always (decision 0106). */
function Gained({ amount }: { amount: number }) {
  const { number, unit } = useAmountParts()(amount);
  return (
    <span className="gained">
      <bdi dir="ltr">+{number}</bdi>
      {unit && <small>{unit}</small>}
    </span>
  );
}
