// One person's odds for the surveys that match them, and what a minute of each yields. Beside the survey it looks at what its
// own targeting asks for, and at how the person's attempts have ended; at nothing else (OD-01).
import { expectedAwayPay } from '@earnwall/domain/fair-pay/away-pay';
import { compiledShare, knownQuestions } from '@earnwall/domain/odds/compiled-shares';
import { isKnown } from '@earnwall/domain/odds/conversion';
import type { ListPerson } from '@earnwall/domain/odds/list-odds';
import { entryOdds } from '@earnwall/domain/odds/odds';
import { shownOdds } from '@earnwall/domain/odds/steps';
import { expectedSeconds, secondsPerQuestion } from '@earnwall/domain/odds/times';
import { awayPerMinute, valuePerMinute } from '@earnwall/domain/odds/value';
import type { ToldOdds } from '#store/surveys/exposures.ts';
import type { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import type { KnownRespondent } from './respondents.ts';

export interface PersonalOdds {
  readonly p: number;
  /** In percent; null while they are not known. */
  readonly shown: number | null;
  /** In millionths of a US dollar of payout: neither bonus nor share of an app changes the order. */
  readonly value: number;
  /** Of that, pay for time. */
  readonly away: number;
}

const sure: PersonalOdds = { p: 1, shown: null, value: 0, away: 0 };

export type OddsFor = (survey: ListedSurvey) => PersonalOdds;

/** `minute` is what a minute is paid where surveys turn people away, in the unit of payouts; null where nothing is. */
export function oddsFor(
  snapshot: InventorySnapshot,
  respondent: KnownRespondent,
  minute: number | null,
): OddsFor {
  const { person, known, shares, entryOf } = listPerson(snapshot, respondent, minute);
  return ({ odds, shares: wanted, payout: reward }) => {
    if (wanted === null) return sure;
    const conversion = odds[person.device];
    const { q, questions } = compiledShare(wanted, known, person, shares);
    const p = q * entryOf(conversion.mean);
    const { finish_seconds, out_seconds, paid_seconds, reversal_rate } = odds;
    const question_seconds = questions * secondsPerQuestion;
    const seconds = expectedSeconds({ p, q, finish_seconds, out_seconds, question_seconds });
    const away_pay =
      minute === null ? 0 : expectedAwayPay({ minute, reward, p, q, out_seconds, paid_seconds });
    return {
      p,
      shown: isKnown(conversion) ? shownOdds(p) : null,
      value: valuePerMinute({ p, reward, reversal_rate, away_pay, seconds }),
      away: away_pay === 0 ? 0 : awayPerMinute({ p, away_pay, seconds }),
    };
  };
}

/** What the odds of a whole list depend on beside its surveys. */
export function listPerson(
  { learned, numbers }: InventorySnapshot,
  { compiled, own }: KnownRespondent,
  minute: number | null,
): ListPerson {
  const { person } = compiled;
  const { correct } = learned;
  const { behaviour } = own;
  return {
    person,
    known: knownQuestions(person, numbers),
    shares: learned.sharesIn(person.country),
    entryOf: (mean) => entryOdds({ conversion: { mean }, behaviour, ...(correct && { correct }) }),
    minute,
  };
}

/** What is kept of the odds that a person was told: what they are measured by, and what is learned from it. */
export function toldOdds(
  snapshot: InventorySnapshot,
  { compiled, own }: KnownRespondent,
  survey: ListedSurvey,
  { p, shown }: PersonalOdds,
): ToldOdds {
  const conversion = survey.odds[compiled.person.device];
  const { correct } = snapshot.learned;
  return {
    odds: p,
    odds_shown: shown,
    entry_odds: entryOdds({ conversion, behaviour: own.behaviour }),
    expected_odds: entryOdds({ conversion, behaviour: 1, ...(correct && { correct }) }),
  };
}
