import { isLongBubble } from '@earnwall/domain/money/bonus-bubble';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { useReservedPlace } from './use-reserved-place.ts';
import './dock.css';

/**
 * The place of the badges, which covers nothing: a strip at the lower edge of the window that the page leaves free, or
 * their place above the list in a frame of somebody's page. Hidden for the visit, they end the page (decision 0103).
 */
export function Dock({ children }: { children: ReactNode }) {
  const text = useText();
  const isLong = isLongBubble(useLocale());
  const isHidden = useSession((session) => session.hiddenBonuses.includes('badges'));
  const hidden = useSession((session) => session.bonusesHidden);
  const reserved = useReservedPlace('badges-place');
  const place = isHidden ? null : reserved;
  const kind = isHidden || place ? 'badges' : 'badges badges-dock';
  const strip = (
    <aside className={isLong ? `${kind} badges-long` : kind} aria-label={text('bonus_badges')}>
      <div className="badges-row">{children}</div>
      {!isHidden && <IconButton icon="close" label={text('bonus_hide')} onClick={() => hidden('badges')} />}
    </aside>
  );
  return place ? createPortal(strip, place) : strip;
}
