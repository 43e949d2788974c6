import type { NoticeData } from '@earnwall/contract/notices';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { PanelLink } from '#lib/navigation/panel-link.tsx';
import { useText } from '#lib/text/text.tsx';
import type { AppealThread } from './appeal-card.tsx';
import { NoSurveysPicture } from './no-surveys-picture.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import { NoticeLine } from './notice-line.tsx';
import {
  isUrgent,
  type NoticeAction,
  type NoticePlace,
  type NoticeTexts,
  noticeWords,
} from './notice-texts.ts';
import { StateNotice } from './state-notice.tsx';
import './notice.css';

interface Props {
  /** As the server named it; a newer server may know types that this panel does not. */
  type: string;
  data?: NoticeData;
  place?: NoticePlace;
  /** The list is being fetched again. */
  isBusy?: boolean;
  onAction: (action: NoticeAction) => void;
  /** The messages of an appeal. */
  thread?: AppealThread;
}

/** Stands in place of a list and says why (NO-01). It may take the list's place under its reader's eyes. */
export function Notice({ type, data = {}, place = 'surveys', isBusy = false, onAction, thread }: Props) {
  const text = useText();
  const words = noticeWords(type, data, place);
  if (!words) return null;
  const { picture, tone, title, lines, action } = words;
  if (data.since !== undefined)
    return <StateNotice words={words} data={data} onAppeal={() => onAction('appeal')} thread={thread} />;
  return (
    <div
      className={type === 'no_surveys' ? 'notice' : 'notice notice-blocks'}
      role={isUrgent(tone) ? 'alert' : 'status'}
    >
      <Message
        icon={pictureOf(picture)}
        tone={tone}
        title={text(title)}
        action={action && <Action {...action} isBusy={isBusy} onAction={onAction} />}
      >
        {lines.map((line) => (
          <NoticeLine key={line.says} line={line} />
        ))}
      </Message>
    </div>
  );
}

function pictureOf(picture: NoticeTexts['picture']) {
  if (picture === 'no-surveys') return <NoSurveysPicture />;
  return picture === 'eye' ? <NoticeIcon name="eye" /> : picture;
}

type ActionProps = NonNullable<NoticeTexts['action']> & Required<Pick<Props, 'isBusy' | 'onAction'>>;

function Action({ does, label, to, isBusy, onAction }: ActionProps) {
  const text = useText();
  const act = () => onAction(does);
  const isWaiting = isBusy && does === 'reload';
  return to ? (
    <PanelLink to={to} onFollow={act}>
      {text(label)}
    </PanelLink>
  ) : (
    <Button aria-disabled={isWaiting} onClick={isWaiting ? undefined : act}>
      {text(label)}
    </Button>
  );
}
