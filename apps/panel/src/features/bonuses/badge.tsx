import type { Bonus } from '@earnwall/contract/entities/bonus';
import { timeLeft } from '@earnwall/domain/bonuses/countdown';
import { soonestEnd } from '@earnwall/domain/bonuses/expiry';
import { useLocale, useText } from '#lib/text/text.tsx';
import { timeShort } from '#lib/text/time-texts.ts';
import { BadgeFace } from './badge-face.tsx';
import { badgeWords, isClaimed } from './badge-texts.ts';
import './badges.css';

interface Props {
  /** All of one type, at least one. */
  bonuses: readonly Bonus[];
  now: number;
  /** Somebody is about to press. */
  onNear: () => void;
  onOpen: () => void;
}

/** A face that says it all at a glance; where there is room, words and the time that is left beside it. */
export function Badge({ bonuses, now, onNear, onOpen }: Props) {
  const text = useText();
  const locale = useLocale();
  const end = soonestEnd(bonuses, now);
  return (
    <button
      type="button"
      className="badge on-card"
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <BadgeFace bonuses={bonuses} now={now} />{' '}
      <span className="badge-words">
        <b>{text(badgeWords(bonuses, now))}</b>
        {end !== null && (
          <small aria-hidden="true">
            <bdi>{timeShort(timeLeft(end, now), locale)}</bdi>
          </small>
        )}
        {/* Nothing is left to wait for: said in place of the time. */}
        {isClaimed(bonuses) && <small>{text('bonus_special_claimed')}</small>}
      </span>
    </button>
  );
}
