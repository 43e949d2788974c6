import type { PreviewSample } from '@earnwall/contract/embed-messages';
import { readSchedule } from '@earnwall/domain/zones/schedule';
import { useMemo } from 'react';
import { SamplePhone } from '#features/panel-frame/sample-phone.tsx';
import { type BonusDraft, planOf, rewardOf } from './bonus-draft.ts';

interface Props {
  draft: BonusDraft;
  currency: { name: string; decimals: number };
  /** Of one that runs; otherwise it is shown as if it had just begun. */
  endsAt?: string | null;
}

/** The panel while the bonus runs: its badge, its line above the list, its prices. */
export function BonusPreview({ draft, currency, endsAt }: Props) {
  const said = JSON.stringify(sampleOf(draft, currency, endsAt));
  const sample = useMemo(() => JSON.parse(said) as PreviewSample, [said]);
  const isForOffers = draft.type === 'offer_engagement' || !draft.entities.includes('surveys');
  return <SamplePhone app={draft.app} preview={isForOffers ? 'offers' : 'surveys'} sample={sample} />;
}

function sampleOf(
  draft: BonusDraft,
  currency: Props['currency'],
  endsAt: string | null | undefined,
): PreviewSample {
  const plan = planOf(draft);
  const now = new Date();
  const read = readSchedule(plan, now, { needsEnd: true });
  const length = read.ok && read.schedule.ends_at ? +read.schedule.ends_at - +read.schedule.starts_at : null;
  // To the hour: it counts down from the whole time, and does not change with each letter.
  const hour = 3_600_000;
  const ends = length === null ? null : Math.ceil((now.getTime() + length) / hour) * hour;
  return {
    currency,
    html: null,
    bonus: {
      ...{ type: plan.type, entities: plan.entities, goals: plan.goals, offer: plan.offer },
      percentage: plan.percentage ?? 0,
      reward: rewardOf(draft.reward, currency.decimals),
      ends_at: endsAt === undefined ? (ends === null ? null : new Date(ends).toISOString()) : endsAt,
    },
  };
}
