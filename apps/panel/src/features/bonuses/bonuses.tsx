import type { Bonus } from '@earnwall/contract/entities/bonus';
import { useMemo, useState } from 'react';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import type { BadgesProps } from './badges.tsx';
import { shownBonuses } from './shown-bonuses.ts';

const badges = lazyPart<BadgesProps>(async () => (await import('./badges.tsx')).Badges);

/** Bonuses that are in force, as floating badges (SL-09); their code comes for whoever has one. */
export function Bonuses({ bonuses: all }: { bonuses: readonly Bonus[] }) {
  const areOffersOff = useAreOffersOff();
  const bonuses = useMemo(() => shownBonuses(all, !areOffersOff), [all, areOffersOff]);
  // Whoever is looking at the last one when it expires goes on looking.
  const [hasHadOne, setHasHadOne] = useState(false);
  if (bonuses.length > 0 && !hasHadOne) setHasHadOne(true);
  return hasHadOne && <Loaded bonuses={bonuses} />;
}

function Loaded(props: BadgesProps) {
  const Badges = useIdlePart(badges);
  return Badges && <Badges {...props} />;
}
