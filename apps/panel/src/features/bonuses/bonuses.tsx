import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useSession } from '#session/session-context.tsx';
import type { BadgesProps } from './badges.tsx';
import { shownBonuses } from './shown-bonuses.ts';

const badges = lazyPart<BadgesProps>(async () => (await import('./badges.tsx')).Badges);

/** The lists: badges float over these, and over nothing that a person is busy with. */
const lists: ReadonlySet<string> = new Set(['/', '/surveys', '/offers']);

/** Bonuses that are in force, as floating badges (SL-09); their code comes for whoever has one. */
export function Bonuses() {
  const [pathname] = useLocation();
  const { metadata } = useMetadata();
  const areOffersOff = useAreOffersOff();
  const hasFailed = useSession((session) => session.failure !== null);
  const bonuses = useMemo(
    () => (metadata ? shownBonuses(metadata.extra.bonus, !areOffersOff) : []),
    [metadata, areOffersOff],
  );
  // Whoever is looking at the last one when it expires goes on looking.
  const [hasHadOne, setHasHadOne] = useState(false);
  if (bonuses.length > 0 && !hasHadOne) setHasHadOne(true);
  return hasHadOne && !hasFailed && lists.has(pathname) && <Loaded bonuses={bonuses} />;
}

function Loaded(props: BadgesProps) {
  const Badges = useIdlePart(badges);
  return Badges && <Badges {...props} />;
}
