// What a row would become, as operators see it.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { DryRow } from '#ports/dry-run.ts';
import type { NetworkOffer } from '#ports/offer-network.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';

type Shown = ConsoleAnswerOf<'console/suppliers/post-suppliers-dry-run'>['rows'][number];

export function presentDryRow(dry: DryRow): Shown {
  return {
    ...{ row: dry.row, becomes: dry.becomes },
    ref: dry.becomes === 'closed' || dry.becomes === 'unread' ? dry.ref : null,
    reason: dry.becomes === 'unread' ? dry.reason : null,
    sample: dry.becomes === 'unread' ? dry.sample : null,
    surveys: dry.becomes === 'surveys' ? dry.surveys.map(presentSurvey) : [],
    offers: dry.becomes === 'offers' ? dry.offers.map(presentOffer) : [],
  };
}

function presentSurvey(survey: SupplierSurvey): Shown['surveys'][number] {
  const { ref, country, language, devices, topic, loi_seconds, said, targeting } = survey;
  return {
    ...{ ref, country, language, devices: [...devices], topic, loi_seconds, said, targeting },
    payout_micros: Number(survey.payout_micros),
    quotas: survey.quotas.map(({ ref, remaining, targeting }) => ({ ref, remaining, targeting })),
    quota_rule: survey.quota_rule ?? 'none_full',
    entry_link: survey.entry_link ?? null,
  };
}

function presentOffer(offer: NetworkOffer): Shown['offers'][number] {
  const { ref, name, title, description, category, platforms, countries, link = null } = offer;
  return {
    ...{
      ref,
      name,
      title,
      description,
      category,
      platforms: [...platforms],
      countries: [...countries],
      link,
    },
    milestones: offer.milestones.map(
      ({ event_ref, name, required_event_count, payout_micros, hold_days }) => ({
        ...{ event_ref, name, required_event_count, payout_micros: Number(payout_micros), hold_days },
      }),
    ),
  };
}
