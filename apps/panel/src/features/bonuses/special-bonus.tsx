import { endOfBonus } from '@earnwall/domain/bonuses/expiry';
import type { SpecialState } from '@earnwall/domain/bonuses/special';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { Icon } from '@earnwall/ui/primitives/icon';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { Countdown } from './countdown.tsx';
import { Goals } from './goals.tsx';
import type { BonusOf } from './shown-bonuses.ts';
import { shownGoals } from './shown-goals.ts';

const words = {
  in_progress: 'bonus_special_in_progress',
  completed: 'bonus_special_completed',
  claimed: 'bonus_special_claimed',
  expired: 'bonus_special_expired',
} as const satisfies Record<SpecialState, TextKey>;

/** A special bonus in one of its four states (BO-02). */
export function SpecialBonus({ bonus, state }: { bonus: BonusOf<'special'>; state: SpecialState }) {
  const text = useText();
  const { details } = bonus;
  const end = endOfBonus(bonus);
  return (
    <section className={`bonus bonus-${state}`}>
      <p className="bonus-figure">
        {state === 'claimed' && (
          <span className="bonus-done">
            <Icon name="check" />
          </span>
        )}
        <Amount amount={details.user_reward} />
      </p>
      <p className="bonus-words" role="status">
        {text(words[state])}
      </p>
      {state !== 'claimed' && <Goals goals={shownGoals(bonus)} />}
      {end && <Countdown expiration={end} />}
    </section>
  );
}
