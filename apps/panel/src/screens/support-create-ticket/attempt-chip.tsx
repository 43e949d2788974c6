import type { Timeline } from '@earnwall/contract/entities/timeline';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { Pill } from '@earnwall/ui/primitives/pill';
import { activityStatus } from '#features/activities/activity-status.ts';
import { momentText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import './attempt-chip.css';

/** The attempt a ticket is about: its name, when it began, how it ended. */
export function AttemptChip({ timeline, onRemove }: { timeline: Timeline; onRemove: () => void }) {
  const text = useText();
  const locale = useLocale();
  const { name, result, events } = timeline;
  const { label, tone } = activityStatus({ result, status: null });
  const [first] = events;
  return (
    <div className="attempt-chip">
      <span className="attempt-chip-words">
        <span className="attempt-chip-about">{text('ticket_about')}</span>
        <bdi className="attempt-chip-name">{name}</bdi>
        {first && (
          <time className="attempt-chip-time" dateTime={first.at}>
            {momentText(new Date(first.at), new Date(), locale)}
          </time>
        )}
      </span>
      <Pill tone={tone}>{text(label)}</Pill>
      <IconButton icon="close" label={text('ticket_about_remove')} onClick={onRemove} />
    </div>
  );
}
