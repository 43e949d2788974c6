import type { Bonus } from '@earnwall/contract/entities/bonus';
import { useText } from '#lib/text/text.tsx';
import '#lib/drawings/drawings.css';
import './bonus-line.css';

interface Props {
  bonuses: readonly Bonus[];
  list: 'surveys' | 'offers';
}

/** What every reward of this list has on top, said once above it; bonuses add up, as on the tiles. */
export function BonusLine({ bonuses, list }: Props) {
  const text = useText();
  const percent = bonuses.reduce(
    (sum, bonus) =>
      bonus.type === 'percent' && bonus.entities.includes(list) ? sum + bonus.percentage : sum,
    0,
  );
  return (
    percent > 0 && (
      <p className="bonus-line">
        <b>{text('bonus_percent', { percent })}</b> {text('stats_bonus')}
        {/* Filled by bonus-line-rest.tsx. */}
        <span id="bonus-line-rest" />
      </p>
    )
  );
}
