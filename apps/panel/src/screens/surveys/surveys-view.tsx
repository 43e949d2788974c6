import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useSurveys } from '#api/surveys.ts';
import { LazyAnnouncement } from '#features/announcement/lazy-announcement.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { LazyListExtras } from '#parts/lists/lazy-list-extras.tsx';
import { ListTop } from '#parts/lists/list-top.tsx';
import { laterParts } from '#parts/lists/load-later-parts.ts';
import { SupportShortcut } from '#parts/lists/support-shortcut.tsx';
import { useSession } from '#session/session-context.tsx';
import { ListTools } from './list-tools.tsx';
import { noticeOf } from './notice-of.ts';
import { SurveysBody } from './surveys-body.tsx';

export function SurveysView({ metadata }: { metadata: Metadata }) {
  const startUp = useSession((session) => session.startUp);
  const shape = gridShape(metadata.settings, startUp);
  const surveys = useSurveys(shape.layout);
  const notice = noticeOf(surveys.answer);
  return (
    <>
      <ListFrame
        top={<ListTop metadata={metadata} tab="surveys" />}
        tools={<ListTools metadata={metadata} isSortable={!notice} />}
      >
        {metadata.html && <LazyAnnouncement html={metadata.html} />}
        <SurveysBody metadata={metadata} shape={shape} surveys={surveys} notice={notice} />
        {metadata.design.activity && <LazyRecentActivity showsReward={metadata.show_rewards} />}
        {metadata.is_chat_available && <SupportShortcut />}
      </ListFrame>
      <LazyListExtras
        metadata={metadata}
        hasList={surveys.answer !== null && (!notice || notice.type === 'no_surveys')}
      />
    </>
  );
}

const recentActivity = lazyPart<{ showsReward: boolean }>(async () => (await laterParts()).recentActivity());

/** Looked up and asked for when the list is there and nothing else is to do (SL-10). */
function LazyRecentActivity(props: { showsReward: boolean }) {
  const RecentActivity = useIdlePart(recentActivity);
  return RecentActivity && <RecentActivity {...props} />;
}
