import type { TextKey } from '@earnwall/i18n/text-keys';
import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';
import { Countdown } from './countdown.tsx';
import type { BonusOf } from './shown-bonuses.ts';

interface Props {
  bonuses: readonly BonusOf<'percent'>[];
  onClose: () => void;
}

/** How much more, for what, and for how long. */
export function PercentPopup({ bonuses, onClose }: Props) {
  const text = useText();
  return (
    <>
      <div className="bonuses">
        {bonuses.map((bonus, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bonuses have no name of their own, and keep their order
          <section className="bonus" key={place}>
            <p className="bonus-figure">
              <bdi dir="ltr">{text('bonus_percent', { percent: bonus.percentage })}</bdi>
            </p>
            <p className="bonus-words">{text(wordsFor(bonus), { percent: bonus.percentage })}</p>
            {bonus.expiration && <Countdown expiration={bonus.expiration} />}
          </section>
        ))}
      </div>
      <Button wide onClick={onClose}>
        {text('bonus_okay')}
      </Button>
    </>
  );
}

function wordsFor({ entities }: BonusOf<'percent'>): TextKey {
  if (entities.length > 1) return 'bonus_percent_both';
  return entities.includes('surveys') ? 'bonus_percent_surveys' : 'bonus_percent_offers';
}
