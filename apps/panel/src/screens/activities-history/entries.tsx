import type { Activity } from '@earnwall/contract/entities/activity';
import { Button } from '@earnwall/ui/primitives/button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShowsReward } from '#api/metadata/use-shows-reward.ts';
import { ActivityDays } from '#features/activities/activity-days.tsx';
import { TimelineDialog } from '#features/activities/timeline/timeline-dialog.tsx';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useText } from '#lib/text/text.tsx';

/** The server sends no more than these (GET /{tab}/activities). */
const maxEntries = 200;
/** A long history comes in pages, so that it costs what is read of it. */
const pageOfEntries = 30;

/** The entries by day, the latest first; older ones at the press of a button. */
export function Entries({ activities }: { activities: readonly Activity[] }) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(pageOfEntries);
  const [opened, setOpened] = useState<Activity | null>(null);
  const close = () => setOpened(null);
  const showsReward = useShowsReward();
  const isWhole = shown >= activities.length;

  const showMore = () => {
    flushSync(() => setShown(shown + pageOfEntries));
    // Reading goes on where the new ones begin; the button itself may be gone.
    list.current?.querySelectorAll('li')[shown]?.focus();
  };
  return (
    <>
      <div className="history-entries" ref={list}>
        <ActivityDays activities={activities.slice(0, shown)} showsReward={showsReward} onOpen={setOpened} />
      </div>
      {!isWhole && (
        <Button kind="soft" wide onClick={showMore}>
          {text('activities_more')}
        </Button>
      )}
      {isWhole && activities.length >= maxEntries && (
        <p className="history-end">{text('activities_limit', { count: activities.length })}</p>
      )}
      {opened && (
        <DialogBoundary part="timeline" onClose={close}>
          <TimelineDialog activity={opened} showsReward={showsReward} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
