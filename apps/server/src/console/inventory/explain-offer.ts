// Whether a person would see one offer, clause by clause, by the rules that GET /offers lists by.
import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { countryName } from '@earnwall/domain/console/country-name';
import { isForCountry } from '@earnwall/domain/offers/countries';
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import { offerStatus, offerStatusOf } from '@earnwall/domain/offers/status';
import type { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import type { Context } from '#request/context.ts';
import { findMilestones, findOfferClick } from '#store/offers/offer-clicks.ts';
import type { OfferForUser } from '#store/offers/offers.ts';
import type { AskedPerson } from './asked-person.ts';
import { rulesOf } from './rules-of.ts';

type ShownClause = SurveyVerdict['clauses'][number];

const clause = (asks: string, has: string | null, doesFit: boolean): ShownClause => ({
  ...{ asks, has },
  fit: doesFit ? 'passes' : 'fails',
});

export async function explainOfferTo(
  ctx: Pick<Context, 'database'> & { readonly offers: OfferCatalogue },
  asked: AskedPerson,
  { offer, network }: Pick<OfferForUser, 'offer' | 'network'>,
  now: Date,
): Promise<SurveyVerdict> {
  const { db } = ctx.database;
  const { app, user, country } = asked;
  const [rules, catalogue, taken] = await Promise.all([
    rulesOf(db, asked, now, 'offers'),
    ctx.offers.read(db),
    takenClause(db, asked, offer.id, now),
  ]);
  const clauses: ShownClause[] = [
    ...rules
      // Offers are listed without a country, too.
      .filter(({ rule, verdict }) => verdict === 'blocks' && !(rule === 'country' && country === null))
      .map(({ says }) => clause('Nothing that replaces the whole list', says, false)),
    clause('The app shows offers', app.offers_enabled ? 'On' : 'Off', app.offers_enabled),
    clause(
      'The offer and its network are open',
      openInWords(offer, network.status, catalogue.has(offer.id)),
      catalogue.has(offer.id),
    ),
    clause(
      countriesInWords(offer.countries),
      country === null ? null : (countryName(country) ?? country),
      isForCountry(offer.countries, country),
    ),
    taken,
  ];
  return {
    ...{ app: app.id, uhash: user.uhash, uuid: user.uuid },
    shown: clauses.every(({ fit }) => fit !== 'fails'),
    clauses,
  };
}

function openInWords(
  { status, closed_at }: OfferForUser['offer'],
  network: OfferForUser['network']['status'],
  isListed: boolean,
): string {
  if (isListed) return 'Open';
  if (status === 'closed' || closed_at) return 'The network has closed it';
  if (status === 'paused') return 'An operator has paused it';
  return network === 'live' ? 'No milestone of it is open' : 'The network is paused';
}

const countriesInWords = (countries: readonly string[]): string =>
  countries.length === 0
    ? 'In every country'
    : `In ${countries.map((code) => countryName(code) ?? code).join(', ')}`;

/** What is over for the person is among their own offers only. */
async function takenClause(
  on: Context['database']['db'],
  asked: AskedPerson,
  offer_id: string,
  now: Date,
): Promise<ShownClause> {
  const asks = 'Not finished, and not over';
  const click = await findOfferClick(on, asked, offer_id);
  if (!click) return clause(asks, 'Not opened yet', true);
  const milestones = await findMilestones(on, [click.id]);
  const status = offerStatusOf(
    milestones.map(({ progress }) => progress),
    now,
  );
  return clause(asks, inWords[status] ?? null, isStillOpen(status));
}

const inWords: Readonly<Record<number, string>> = {
  [offerStatus.started]: 'Opened',
  [offerStatus.inProgress]: 'In progress',
  [offerStatus.completed]: 'Finished',
  [offerStatus.shownCompleted]: 'Finished, points are pending',
  [offerStatus.ended]: 'Its time ran out',
};
