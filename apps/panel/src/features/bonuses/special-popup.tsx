import { endOfBonus } from '@earnwall/domain/bonuses/expiry';
import { goalsOf } from '@earnwall/domain/bonuses/special';
import { Button } from '@earnwall/ui/primitives/button';
import { useClaim } from '#api/bonus.ts';
import { useNow } from '#lib/hooks/use-now.ts';
import { useText } from '#lib/text/text.tsx';
import type { BonusOf } from './shown-bonuses.ts';
import { SpecialBonus } from './special-bonus.tsx';
import { stateOfSpecial } from './special-state-of.ts';

interface Props {
  bonuses: readonly BonusOf<'special'>[];
  onClose: () => void;
}

/** Goals and how far they are; one button that claims what is complete, and otherwise leads back (BO-02). */
export function SpecialPopup({ bonuses, onClose }: Props) {
  const text = useText();
  const { claim, isBusy } = useClaim();
  const now = useNow(bonuses.map(endOfBonus));
  const shown = bonuses.map((bonus) => ({ bonus, state: stateOfSpecial(bonus, now) }));
  const isClaimable = shown.some(({ state }) => state === 'completed');
  return (
    <>
      <div className="bonuses">
        {shown.map(({ bonus, state }) => (
          <SpecialBonus key={nameOf(bonus)} bonus={bonus} state={state} />
        ))}
      </div>
      {/* One button through all states, so that the focus stays where it was. */}
      <Button
        wide
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
        onClick={isClaimable ? () => !isBusy && claim() : onClose}
      >
        {text(isClaimable ? (isBusy ? 'bonus_claiming' : 'bonus_claim') : 'bonus_okay')}
      </Button>
    </>
  );
}

/** Bonuses have no id on the wire; their goals and their end tell them apart. */
function nameOf({ details, expiration }: BonusOf<'special'>): string {
  const goals = goalsOf(details).map(({ kind, goal }) => `${kind} ${goal}`);
  return [expiration, details.user_reward, ...goals].join();
}
