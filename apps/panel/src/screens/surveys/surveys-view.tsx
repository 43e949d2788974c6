import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useSurveys } from '#api/surveys.ts';
import { LazyAnnouncement } from '#features/announcement/lazy-announcement.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { LazyListExtras } from '#parts/lists/lazy-list-extras.tsx';
import { LazyRecent } from '#parts/lists/lazy-recent.tsx';
import { ListTop } from '#parts/lists/list-top.tsx';
import { SupportShortcut } from '#parts/lists/support-shortcut.tsx';
import { useSession } from '#session/session-context.tsx';
import { ListTools } from './list-tools.tsx';
import { noticeOf } from './notice-of.ts';
import { SurveysBody } from './surveys-body.tsx';

/** More would be too narrow to read there: then the line leads to Recent activity. */
const MOST_COLUMNS_BESIDE_RAIL = 5;

export function SurveysView({ metadata }: { metadata: Metadata }) {
  const startUp = useSession((session) => session.startUp);
  const shape = gridShape(metadata.settings, startUp);
  const surveys = useSurveys(shape.layout);
  const notice = noticeOf(surveys.answer);
  const { show_rewards: showsReward, design } = metadata;
  return (
    <>
      <ListFrame
        top={<ListTop metadata={metadata} tab="surveys" />}
        tools={<ListTools metadata={metadata} isSortable={!notice} />}
        rail={
          design.activity &&
          shape.columns <= MOST_COLUMNS_BESIDE_RAIL && <LazyRecent place="rail" showsReward={showsReward} />
        }
      >
        {metadata.html && <LazyAnnouncement html={metadata.html} />}
        <SurveysBody metadata={metadata} shape={shape} surveys={surveys} notice={notice}>
          {design.activity && <LazyRecent place="line" showsReward={showsReward} />}
        </SurveysBody>
        {metadata.is_chat_available && <SupportShortcut />}
      </ListFrame>
      <LazyListExtras
        metadata={metadata}
        hasList={surveys.answer !== null && (!notice || notice.type === 'no_surveys')}
      />
    </>
  );
}
