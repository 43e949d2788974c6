import { changeOf } from '@earnwall/domain/console/figures';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Measure } from './measures.ts';
import type { Figures } from './numbers-answer.ts';

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const words = { up: 'up', down: 'down', same: 'unchanged,' };
const looks = { up: 'good', down: 'bad', same: 'idle' };

interface Props {
  measure: Measure;
  now: Figures;
  before: Figures | null;
}

/** By how much it has changed: an arrow, a word for screen readers, and a color for what is good or bad news. */
export function Change({ measure, now, before }: Props) {
  const { read, unit, isGoal } = measure;
  const change = changeOf(read(now), before && read(before), unit);
  if (!change) return null;
  const Arrow = arrows[change.direction];
  return (
    <span className={`numbers-change c-status-${isGoal ? looks[change.direction] : 'idle'}`}>
      <Arrow aria-hidden="true" />
      <span className="c-unseen">{words[change.direction]} </span>
      {change.text}
    </span>
  );
}
