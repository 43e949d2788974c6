import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import { Status } from '@earnwall/ui/console/status';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import Webhook from 'lucide-react/icons/webhook';
import { useEffect, useRef } from 'react';
import { wordsOf } from '#features/users/timeline-words.ts';
import type { UserPage } from '#features/users/user-page.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { UndoMovement } from './undo-movement.tsx';

interface Props {
  item: TimelineItem;
  page: UserPage;
}

export function TimelineRow({ item, page }: Props) {
  const { title, notes, codes, status, amount } = wordsOf(item, page.app);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (item.is_meant) ref.current?.scrollIntoView({ block: 'center' });
  }, [item.is_meant]);
  const Icon = iconOf(item);
  return (
    <li className="timeline-item" ref={ref} data-meant={item.is_meant || undefined}>
      <time dateTime={item.at} title={`${item.at.slice(0, 19).replace('T', ' ')} UTC`}>
        {new Date(item.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
      </time>
      <span className="timeline-icon">
        <Icon />
      </span>
      <div className="timeline-words">
        <p className="timeline-title">
          {item.kind === 'ticket' ? (
            <a href={consoleHref(`/tickets/${encodeURIComponent(item.ticket)}`)}>{title}</a>
          ) : (
            title
          )}
          {item.is_meant && <span className="c-unseen"> (what you looked for)</span>}
        </p>
        <p className="timeline-notes">
          {notes.join(' · ')}
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
          {status && <Status kind={status.kind}>{status.text}</Status>}
        </p>
      </div>
      {amount && (
        <p className="timeline-amount" data-loss={amount.isLoss || undefined}>
          {amount.text}
        </p>
      )}
      {item.kind === 'money' && <UndoMovement item={item} page={page} />}
    </li>
  );
}

function iconOf(item: TimelineItem) {
  if (item.kind === 'money') return item.amount < 0 ? Undo2 : CircleDollarSign;
  if (item.kind === 'operator') return item.is_view ? Eye : UserCog;
  return { click: MousePointerClick, report: Webhook, ticket: MessageSquare }[item.kind];
}
