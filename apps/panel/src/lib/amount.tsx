// Numbers on the screen. Node and browsers disagree on about one number format in 150, so these components, and
// they alone, may differ between the first paint and hydration.
import { formatNumber } from '@earnwall/domain/money/display';
import { useAmountParts } from './money-display.tsx';
import { useLanguage } from './text.tsx';
import './amount.css';

interface AmountProps {
  amount: number;
  /** What it would be without the bonus; shown struck out. */
  before?: number | undefined;
}

/** Number first and large, then the old value, then the currency, small. Isolated: it reads the same in any script. */
export function Amount({ amount, before }: AmountProps) {
  const parts = useAmountParts();
  const { number, unit } = parts(amount);
  return (
    <bdi className="amount">
      <b suppressHydrationWarning>{number}</b>
      {before !== undefined && <s suppressHydrationWarning>{parts(before).number}</s>}
      {unit && <small>{unit}</small>}
    </bdi>
  );
}

/** A plain figure, such as a rating or a count. */
export function Figure({ value }: { value: number }) {
  return <bdi suppressHydrationWarning>{formatNumber(value, useLanguage())}</bdi>;
}
