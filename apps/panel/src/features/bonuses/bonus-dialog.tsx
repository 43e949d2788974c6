import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import { EngagementPopup } from './engagement-popup.tsx';
import { PercentPopup } from './percent-popup.tsx';
import { type BonusType, ofType } from './shown-bonuses.ts';
import { SpecialPopup } from './special-popup.tsx';
import './bonus-dialog.css';

interface Props {
  type: BonusType;
  bonuses: readonly Bonus[];
  onClose: () => void;
}

const titles = {
  percent: 'bonus_percent_title',
  special: 'bonus_special_title',
  offer_engagement: 'bonus_offer_title',
} as const satisfies Record<BonusType, TextKey>;

/** The popup of a type of bonus. What expires while somebody looks at it stays to be seen as expired. */
export function BonusDialog({ type, bonuses, onClose }: Props) {
  const text = useText();
  const [seen, setSeen] = useState(bonuses);
  if (bonuses !== seen && bonuses.some((bonus) => bonus.type === type)) setSeen(bonuses);
  return (
    <Dialog title={text(titles[type])} onClose={onClose}>
      {type === 'percent' && <PercentPopup bonuses={ofType(seen, type)} onClose={onClose} />}
      {type === 'special' && <SpecialPopup bonuses={ofType(seen, type)} onClose={onClose} />}
      {type === 'offer_engagement' && <EngagementPopup bonuses={ofType(seen, type)} onClose={onClose} />}
    </Dialog>
  );
}
