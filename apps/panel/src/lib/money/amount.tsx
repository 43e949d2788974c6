// Numbers on the screen. Node and browsers disagree on about one number format in 150, so these components, and
// they alone, may differ between the first paint and hydration.
import { formatNumber } from '@earnwall/domain/money/display';
import { scoreText } from '#lib/text/score-text.ts';
import { useLocale } from '#lib/text/text.tsx';
import { useAmountParts } from './money-display.tsx';
import './amount.css';

interface AmountProps {
  amount: number;
  /** What it would be without the bonus; shown struck out. */
  before?: number | undefined;
}

/** Number first and large, then the currency, small and never apart from it; the old value follows. */
export function Amount({ amount, before }: AmountProps) {
  const parts = useAmountParts();
  const { number, unit } = parts(amount);
  return (
    <span className="amount">
      <span>
        <b>
          <Isolated text={number} />
        </b>
        {unit && <small>{unit}</small>}
      </span>
      {before !== undefined && (
        <s>
          <Isolated text={parts(before).number} />
        </s>
      )}
    </span>
  );
}

/** A plain figure, such as a count. */
export function Figure({ value }: { value: number }) {
  return <Isolated text={formatNumber(value, useLocale())} />;
}

/** The average of a rating, always with its one decimal. */
export function Score({ value }: { value: number }) {
  return <Isolated text={scoreText(value, useLocale())} />;
}

/** Apart from the text around it, so that "12.4K" never reorders an Arabic line. */
function Isolated({ text }: { text: string }) {
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
