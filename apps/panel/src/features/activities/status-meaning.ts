import type { Activity } from '@earnwall/contract/entities/activity';
import type { TextKey } from '@earnwall/i18n/text-keys';

type Standing = Pick<Activity, 'result' | 'status' | 'reason' | 'reward'>;

/** What a status means for the reader; `paid` where something was credited and the app shows rewards. */
interface Meaning {
  unpaid: TextKey | null;
  paid: TextKey | null;
}

const always = (key: TextKey): Meaning => ({ unpaid: key, paid: key });
const added: Meaning = { unpaid: null, paid: 'meaning_credit' };

/** The words of the statuses are given (AH-03); each has one plain line beside it. */
const byResult: Record<NonNullable<Activity['result']>, Meaning> = {
  init: always('meaning_clicked'),
  started: always('meaning_started'),
  complete: { unpaid: 'meaning_complete_unpaid', paid: 'meaning_complete' },
  'screen out': { unpaid: 'meaning_screen_out', paid: 'meaning_screen_out_paid' },
  paid: added,
  reward: added,
};

/** Of a survey that ended for another reason than that it was not a fit. */
const ended: Meaning = { unpaid: 'meaning_ended', paid: 'meaning_ended_paid' };

const byStatus: Record<NonNullable<Activity['status']>, Meaning> = {
  1: always('meaning_offer_started'),
  2: { unpaid: null, paid: 'meaning_complete' },
};

function meaningOf({ result, status, reason }: Standing): Meaning | null {
  if (!result) return status && byStatus[status];
  if (reason === 'reversed') return always('meaning_reversed');
  if (reason === 'partial') return { unpaid: ended.unpaid, paid: 'meaning_partial' };
  return result === 'screen out' && reason && reason !== 'screen_out' ? ended : byResult[result];
}

/** Null where there is nothing to add to the status. */
export function statusMeaning(standing: Standing, showsReward: boolean): TextKey | null {
  const isPaid = showsReward && standing.reward > 0;
  return meaningOf(standing)?.[isPaid ? 'paid' : 'unpaid'] ?? null;
}
