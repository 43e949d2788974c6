import type { NoticeAppeal, NoticeData } from '@earnwall/contract/notices';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useId } from 'react';
import { PanelLink } from '#lib/navigation/panel-link.tsx';
import { useText } from '#lib/text/text.tsx';
import { AppealCard, type AppealThread } from './appeal-card.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import { NoticeLine } from './notice-line.tsx';
import { isUrgent, type NoticeTexts } from './notice-texts.ts';
import { Reasons } from './reasons.tsx';
import { StateTime } from './state-time.tsx';
import './state-notice.css';

interface Props {
  words: NoticeTexts;
  data: NoticeData;
  onAppeal: () => void;
  thread?: AppealThread | undefined;
}

/** A ban, hold or review: until when, why, what it means, and what one can do about it (NO-01, decision 0108). */
export function StateNotice({ words, data, onAppeal, thread }: Props) {
  const text = useText();
  const why = useId();
  const { picture, tone, title, lines } = words;
  return (
    <div className="state-notice notice-blocks">
      <section className="state-card state-head on-card" role={isUrgent(tone) ? 'alert' : 'status'}>
        <span className={`state-picture message-${tone}`}>
          {picture === 'eye' ? (
            <NoticeIcon name="eye" />
          ) : (
            picture !== 'no-surveys' && <Icon name={picture} />
          )}
        </span>
        <h2 className="state-title">{text(title)}</h2>
        <StateTime since={data.since ?? null} until={data.banned_until ?? null} />
        <div className="state-lines">
          {lines.map((line) => (
            <NoticeLine key={line.says} line={line} />
          ))}
        </div>
      </section>
      <section className="state-card on-card" aria-labelledby={why}>
        <h3 className="state-subtitle" id={why}>
          {text('notice_why')}
        </h3>
        <Reasons reasons={data.reasons ?? []} />
      </section>
      <p className="state-points">
        <NoticeIcon name="lock" />
        {text('notice_points')}
      </p>
      <Appeal appeal={data.appeal ?? null} onAppeal={onAppeal} thread={thread} />
    </div>
  );
}

interface AppealProps extends Pick<Props, 'onAppeal' | 'thread'> {
  appeal: NoticeAppeal | null;
}

function Appeal({ appeal, onAppeal, thread }: AppealProps) {
  const text = useText();
  if (appeal) return <AppealCard appeal={appeal} thread={thread} />;
  return (
    <div className="state-appeal">
      <PanelLink to="/support-create-ticket?topic=appeal" onFollow={onAppeal}>
        <NoticeIcon name="chat" />
        {text('notice_appeal')}
      </PanelLink>
      <p className="state-note">{text('notice_appeal_hint')}</p>
    </div>
  );
}
