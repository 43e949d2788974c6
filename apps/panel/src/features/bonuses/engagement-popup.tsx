import { Button } from '@earnwall/ui/primitives/button';
import { Pill } from '@earnwall/ui/primitives/pill';
import { useNow } from '#lib/hooks/use-now.ts';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { Amount } from '#lib/money/amount.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { Countdown } from './countdown.tsx';
import type { BonusOf } from './shown-bonuses.ts';
import './engagement-popup.css';

interface Props {
  bonuses: readonly BonusOf<'offer_engagement'>[];
  onClose: () => void;
}

/** The offer that pays more, until when, and the way to it (BO-05). */
export function EngagementPopup({ bonuses, onClose }: Props) {
  const text = useText();
  return (
    <>
      <div className="bonuses">
        {bonuses.map((bonus) => (
          <BonusOffer key={bonus.details.id} bonus={bonus} />
        ))}
      </div>
      <Button kind="plain" wide onClick={onClose}>
        {text('bonus_later')}
      </Button>
    </>
  );
}

function BonusOffer({ bonus }: { bonus: BonusOf<'offer_engagement'> }) {
  const text = useText();
  const go = useGo();
  const { details: offer, expiration } = bonus;
  const isOver = Date.parse(expiration ?? '') <= useNow([expiration]);
  return (
    <section className="bonus">
      <div className="bonus-offer">
        <SafeImage source={offer.icon} className="bonus-offer-picture" />
        <div className="bonus-offer-facts">
          <h3 className="bonus-offer-name">{offer.name}</h3>
          <p className="bonus-offer-reward">
            <Amount amount={offer.reward} before={offer.bonus > 0 ? offer.reward_without_bonus : undefined} />
          </p>
        </div>
        <Pill tone="reward">
          <bdi dir="ltr">{text('bonus_percent', { percent: offer.bonus })}</bdi>
        </Pill>
      </div>
      <p className="bonus-words">{text('bonus_offer_text')}</p>
      {expiration && <Countdown expiration={expiration} />}
      {!isOver && (
        <Button wide onClick={() => go('/offer', { query: { offer_id: offer.id } })}>
          {text('bonus_offer_open')}
        </Button>
      )}
    </section>
  );
}
