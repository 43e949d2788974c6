import type { Activity } from '@earnwall/contract/entities/activity';
import { useId } from 'react';
import { useLocale } from '#lib/text/text.tsx';
import { ActivityRow, type RowProps } from './activity-row.tsx';
import { type DayGroup, dayGroups } from './day-groups.ts';
import { dayText } from './day-text.ts';
import './activity-days.css';

type Shared = Pick<RowProps, 'showsReward' | 'onOpen'>;

/** The history, day by day. */
export function ActivityDays({ activities, ...shared }: Shared & { activities: readonly Activity[] }) {
  return dayGroups(activities).map((group) => (
    <ActivityDay key={group.day.getTime()} group={group} {...shared} />
  ));
}

function ActivityDay({ group: { day, items }, ...shared }: Shared & { group: DayGroup<Activity> }) {
  const locale = useLocale();
  const titleId = useId();
  return (
    <section className="activity-day" aria-labelledby={titleId}>
      <h2 className="activity-day-title" id={titleId}>
        {dayText(day, new Date(), locale)}
      </h2>
      <ul className="activity-card on-card">
        {items.map((activity) => (
          <li key={activity.id} tabIndex={-1}>
            <ActivityRow activity={activity} when="time" {...shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}
