import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { engagementBonus, percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import type { Preview } from '#screens/design-preview/preview.ts';
import { ahead, day } from '#screens/design-preview/samples/moments.ts';
import { offers } from '#screens/design-preview/samples/offers.ts';

const path = '/';
const acts = [{ press: '.badge' }];
const soon = ahead(26 * 60);

const goals = { goal_completes_surveys: 5, goal_finished_offers: 1 };
const reached = { reached_completes_surveys: 5, reached_finished_offers: 1 };
const percent = percentBonus({ expiration: soon });
const special = { ...specialBonus({ ...goals, reached_completes_surveys: 3 }), expiration: ahead(3 * day) };
const completed = { ...specialBonus({ ...goals, ...reached }), expiration: soon };
const claimed = specialBonus({ ...goals, ...reached, is_claimed: true });
const engagement = engagementBonus(
  { expiration: ahead(40) },
  { ...offers.find(({ id }) => id === 'gem-cascade'), icon: null },
);

function having(...bonus: Bonus[]): Partial<Metadata> {
  return { extra: { ...sampleMetadata().extra, bonus } };
}

/** Badges over the lists and what each opens (BO-02). */
export const bonusPreviews: readonly Preview[] = [
  { name: 'bonuses', title: 'Badges', path, metadata: having(percent, special, engagement) },
  { name: 'bonus-percent', title: 'Percent bonus', path, metadata: having(percent), acts },
  { name: 'bonus-special', title: 'Special bonus: in progress', path, metadata: having(special), acts },
  {
    name: 'bonus-special-completed',
    title: 'Special bonus: to be claimed',
    path,
    metadata: having(completed),
    acts,
  },
  { name: 'bonus-special-claimed', title: 'Special bonus: claimed', path, metadata: having(claimed), acts },
  { name: 'bonus-engagement', title: 'Bonus on an offer', path, metadata: having(engagement), acts },
];
