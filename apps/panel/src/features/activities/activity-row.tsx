import type { Activity } from '@earnwall/contract/entities/activity';
import { Icon } from '@earnwall/ui/primitives/icon';
import { Pill } from '@earnwall/ui/primitives/pill';
import { Amount } from '#lib/money/amount.tsx';
import { momentText, timeText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { TopicIcon } from '#lib/topics/topic-icon.tsx';
import { activityStatus } from './activity-status.ts';
import { reasonLabels } from './reason-labels.ts';
import { statusMeaning } from './status-meaning.ts';
import './activity-row.css';

export interface RowProps {
  activity: Activity;
  /** Under the name of its day an entry needs its time only. */
  when: 'time' | 'moment';
  showsReward: boolean;
  onOpen: (activity: Activity) => void;
}

/**
 * One entry of the history (AH-04), by its topic where it has one; its number, which people quote, stays among the facts.
 * A press shows what happened, where there is more to show.
 */
export function ActivityRow({ onOpen, ...content }: RowProps) {
  const { activity } = content;
  if (!activity.has_timeline) {
    return (
      <div className="activity">
        <RowContent {...content} />
      </div>
    );
  }
  return (
    <button type="button" className="activity" aria-haspopup="dialog" onClick={() => onOpen(activity)}>
      <RowContent {...content} />
    </button>
  );
}

function RowContent({ activity, when, showsReward }: Omit<RowProps, 'onOpen'>) {
  const text = useText();
  const { label, tone, icon, open } = activityStatus(activity);
  const { topic, name } = activity;
  const meaning = statusMeaning(activity, showsReward);
  return (
    <>
      {topic ? (
        <TopicIcon topic={topic} />
      ) : (
        <span className={`activity-mark activity-${tone}`}>
          <Icon name={icon} />
        </span>
      )}
      <span className="activity-words">
        <b className="activity-name" dir="auto">
          {topic ? text(`topic_${topic}`) : name}
        </b>
        <Facts activity={activity} when={when} />
      </span>
      <span className="activity-end">
        {showsReward && !open && (
          <span className={activity.reward > 0 ? 'activity-earned' : 'activity-nothing'}>
            <Amount amount={activity.reward} />
          </span>
        )}
        <Pill tone={tone}>{text(label)}</Pill>
      </span>
      {meaning && <span className="activity-meaning">{text(meaning)}</span>}
    </>
  );
}

function Facts({ activity, when }: Pick<RowProps, 'activity' | 'when'>) {
  const text = useText();
  const locale = useLocale();
  const { name, topic, task_name, time, click_time, reason } = activity;
  const at = new Date(time);
  const reasonLabel = reason && reasonLabels[reason];
  return (
    <span className="activity-facts">
      {topic && <span>{name}</span>}
      {task_name && <span>{task_name}</span>}
      <time dateTime={time}>
        {when === 'time' ? timeText(at, locale) : momentText(at, new Date(), locale)}
      </time>
      {click_time !== null && <span>{text('survey_minutes', { minutes: click_time })}</span>}
      {reasonLabel && <span>{text(reasonLabel)}</span>}
    </span>
  );
}
