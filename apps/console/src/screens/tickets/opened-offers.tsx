import { consoleHref } from '#lib/page-settings.ts';
import { doneText, milestoneText, type OpenedOffer } from './offer-words.ts';
import type { Evidence } from './ticket.ts';

interface Props {
  offers: readonly OpenedOffer[];
  currency: Evidence['currency'];
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const momentText = (at: string): string => clock.format(new Date(at));

/** The latest offers and games, each with what has come of its milestones. */
export function OpenedOffers({ offers, currency }: Props) {
  if (offers.length === 0) return <>none opened</>;
  return offers.map((offer) => (
    <details className="earlier" key={`${offer.offer} ${offer.test}`}>
      <summary>
        {offer.name}, {doneText(offer)}
        {offer.test && ' (test)'}
      </summary>
      <ul aria-label={`Milestones of ${offer.name}`}>
        <li>
          <a href={consoleHref(`/inventory/offers?open=${encodeURIComponent(offer.offer)}`)}>
            Opened {momentText(offer.opened_at)}
          </a>
          <span>
            {offer.network}, {platformWords[offer.platform]}
            {offer.ends_at !== null && `, until ${momentText(offer.ends_at)}`}
          </span>
        </li>
        {offer.milestones.map((milestone, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was promised keeps its order, and two may have one name
          <li key={place}>
            {milestone.name}
            <span>
              {milestone.reached_at !== null && `${momentText(milestone.reached_at)}: `}
              {milestoneText(milestone, currency)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  ));
}

const platformWords = { desktop: 'desktop', ios: 'iOS', android: 'Android' } as const;
