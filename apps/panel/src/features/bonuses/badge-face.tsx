import type { Bonus } from '@earnwall/contract/entities/bonus';
import { Icon } from '@earnwall/ui/primitives/icon';
import type { CSSProperties } from 'react';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { useText } from '#lib/text/text.tsx';
import { isClaimed } from './badge-texts.ts';
import { percentOf } from './percent-of.ts';
import { ofType } from './shown-bonuses.ts';
import { shareReached, stateOfSpecial } from './special-state-of.ts';

/** The round part of a badge: a gift with its progress, a percentage, or the picture of an offer. */
export function BadgeFace({ bonuses, now }: { bonuses: readonly Bonus[]; now: number }) {
  const [offer] = ofType(bonuses, 'offer_engagement');
  const specials = ofType(bonuses, 'special');
  if (offer) {
    return (
      <span className="badge-face">
        <SafeImage source={offer.details.icon} className="badge-picture" />
        <span className="badge-tag">
          <Percent bonuses={bonuses} />
        </span>
      </span>
    );
  }
  if (specials.length === 0) {
    return (
      <span className="badge-face badge-face-percent">
        <Percent bonuses={bonuses} />
      </span>
    );
  }
  const states = specials.map((special) => stateOfSpecial(special, now));
  const share = { '--share': Math.max(...specials.map(shareReached)) } as CSSProperties;
  return (
    <span
      className={
        states.includes('completed') ? 'badge-face badge-face-ready' : 'badge-face badge-face-special'
      }
      style={share}
      aria-hidden="true"
    >
      <span className="badge-core">{isClaimed(bonuses) ? <Icon name="check" /> : <Gift />}</span>
    </span>
  );
}

function Percent({ bonuses }: { bonuses: readonly Bonus[] }) {
  const text = useText();
  return <bdi dir="ltr">{text('bonus_percent', { percent: percentOf(bonuses) })}</bdi>;
}

/** Drawn like the icons of the panel; only bonuses need it. */
function Gift() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8S10.8 3.5 8 3.5a2.2 2.2 0 0 0 0 4.5h8a2.2 2.2 0 0 0 0-4.5C13.2 3.5 12 8 12 8Z" />
    </svg>
  );
}
