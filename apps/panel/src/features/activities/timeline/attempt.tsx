import type { Activity } from '@earnwall/contract/entities/activity';
import type { Timeline } from '@earnwall/contract/entities/timeline';
import { Pill } from '@earnwall/ui/primitives/pill';
import { Amount } from '#lib/money/amount.tsx';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { useText } from '#lib/text/text.tsx';
import { activityStatus } from '../activity-status.ts';
import { why } from './why.ts';
import './attempt.css';

interface Props {
  activity: Activity;
  /** Fresher than the list, once it is there. */
  timeline: Timeline | null;
  showsReward: boolean;
}

/** How the attempt stands, and why. */
export function Attempt({ activity, timeline, showsReward }: Props) {
  const text = useText();
  const amountText = useAmountPhrase();
  const now = timeline ?? activity;
  const { label, tone, open } = activityStatus({ result: now.result, status: null });
  const missed = timeline && timeline.reward < timeline.full_reward;
  return (
    <div className="attempt">
      <div className="attempt-standing">
        <Pill tone={tone}>{text(label)}</Pill>
        {showsReward && !open && (
          <span className="attempt-reward">
            <Amount amount={now.reward} />
          </span>
        )}
      </div>
      {activity.topic && <p className="attempt-note">{activity.name}</p>}
      <p>{text(why(now))}</p>
      {showsReward && missed && (
        <p className="attempt-note">
          {text('timeline_full_reward', { reward: amountText(timeline.full_reward) })}
        </p>
      )}
      {timeline?.test_mode && <p className="attempt-note">{text('test_mode_text')}</p>}
    </div>
  );
}
