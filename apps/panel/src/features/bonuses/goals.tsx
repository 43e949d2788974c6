import type { Goal } from '@earnwall/domain/bonuses/special';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import './goals.css';

const labels = {
  completes: 'bonus_goal_completes',
  completes_surveys: 'bonus_goal_completes_surveys',
  finished: 'bonus_goal_finished',
  finished_offers: 'bonus_goal_finished_offers',
} as const satisfies Record<Goal['kind'], TextKey>;

/** What has to be done, and how much of it is (BO-04). */
export function Goals({ goals }: { goals: readonly Goal[] }) {
  if (goals.length === 0) return null;
  return (
    <ul className="goals">
      {goals.map((goal) => (
        <GoalRow key={`${goal.kind} ${goal.goal}`} {...goal} />
      ))}
    </ul>
  );
}

function GoalRow({ kind, goal, reached }: Goal) {
  const text = useText();
  const id = useId();
  const count = text('bonus_goal_count', { reached, goal });
  return (
    <li className="goal">
      <span className="goal-label" id={id}>
        {reached === goal && (
          <span className="goal-reached">
            <Icon name="check" />
          </span>
        )}
        {text(labels[kind], { goal })}
      </span>
      <span className="goal-count" aria-hidden="true">
        <bdi>{count}</bdi>
      </span>
      <progress className="goal-bar" aria-labelledby={id} aria-valuetext={count} value={reached} max={goal} />
    </li>
  );
}
