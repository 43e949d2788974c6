import type { Bonus } from '@earnwall/contract/entities/bonus';
import { endOfBonus, expiredTypes } from '@earnwall/domain/bonuses/expiry';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { usePricesAgain } from '#api/bonus.ts';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useNow } from '#lib/hooks/use-now.ts';
import { type LoadFailure, lazyPart } from '#lib/loading/lazy-part.tsx';
import { useTexts } from '#lib/text/text.tsx';
import { Badge } from './badge.tsx';
import type { BonusDialog } from './bonus-dialog.tsx';
import { BonusLineRest } from './bonus-line-rest.tsx';
import { Dock } from './dock.tsx';
import { type BonusType, bonusTypes } from './shown-bonuses.ts';

const dialog = lazyPart<ComponentProps<typeof BonusDialog>>(
  async () => (await import('./bonus-dialog.tsx')).BonusDialog,
);

export interface BadgesProps {
  bonuses: readonly Bonus[];
}

/** One badge for each type that is in force (SL-09); each opens the popup of its type. */
export function Badges({ bonuses }: BadgesProps) {
  const texts = useTexts();
  const [open, setOpen] = useState<BonusType | null>(null);
  const now = useNow(bonuses.map(endOfBonus));
  usePricesAfterExpiry(bonuses, now);

  const expired = expiredTypes(bonuses, new Date(now));
  const shown = bonusTypes
    .filter((type) => !expired.has(type))
    .map((type) => ({ type, own: bonuses.filter((bonus) => bonus.type === type) }))
    .filter(({ own }) => own.length > 0);
  // A popup that does not arrive changes nothing: the next press tries again.
  const fetchDialog = (arrived?: () => void) =>
    void dialog.load(texts).then(arrived, (failure: LoadFailure) => failure.forget());
  const Dialog = dialog.Part;
  const close = () => setOpen(null);
  return (
    <>
      <BonusLineRest bonuses={bonuses} now={now} />
      {shown.length > 0 && (
        <Dock>
          {shown.map(({ type, own }) => (
            <Badge
              key={type}
              bonuses={own}
              now={now}
              onNear={() => fetchDialog()}
              onOpen={() => fetchDialog(() => setOpen(type))}
            />
          ))}
        </Dock>
      )}
      {open && (
        <DialogBoundary part="bonus" onClose={close}>
          <Dialog type={open} bonuses={bonuses} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

/** When a bonus has expired, the lists ask what things pay now. */
function usePricesAfterExpiry(bonuses: readonly Bonus[], now: number): void {
  const pricesAgain = useEffectEvent(usePricesAgain());
  const expired = bonuses.filter((bonus) => Date.parse(endOfBonus(bonus) ?? '') <= now).length;
  useEffect(() => {
    if (expired > 0) pricesAgain();
  }, [expired]);
}
