// The evidence of a ticket as the console shows it.
import type { AttemptStep, TicketEvidence } from '@earnwall/contract/entities/ticket-evidence';
import { currentState } from '@earnwall/domain/accounts/state';
import type { Balances } from '#store/money/balances.ts';
import type { HeldReport } from '#store/money/held-reports.ts';
import { stateFacts, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { BookedMovement, findOtherTickets } from '#store/support/evidence.ts';
import type { OfferAttempt } from '#store/support/evidence-offers.ts';
import type { Attempt, Report } from '#store/surveys/activities.ts';
import { activityNameIn } from '#texts/activity-names.ts';
import { presentOfferAttempt } from './offer-evidence.ts';
import { excerptOf } from './ticket.ts';

export interface EvidenceParts {
  user: UserRecord;
  app: AppRecord;
  balances: Balances;
  /** The latest of the user. */
  attempts: readonly Attempt[];
  offers: readonly OfferAttempt[];
  /** What the ticket is about, where that is known. */
  attempt: FoundAttempt | null;
  earlier: Awaited<ReturnType<typeof findOtherTickets>>;
  earlierCount: number;
  /** Their names by their ids. */
  suppliers: ReadonlyMap<string, string>;
}

interface FoundAttempt extends Attempt {
  reports: readonly Report[];
  held: readonly HeldReport[];
  booked: readonly BookedMovement[];
}

export function presentEvidence(evidence: EvidenceParts, now: Date): TicketEvidence {
  const { user, app, balances, attempt, attempts, earlier, earlierCount } = evidence;
  const lineOf = presentLine(evidence.suppliers);
  return {
    user: {
      ...{ app: user.app_id, uhash: user.uhash, uuid: user.uuid, country: user.country },
      state: currentState(stateFacts(user), now),
      balance: Number(balances.user),
      pending: Number(balances.user_pending),
      test_balance: Number(balances.user_test),
    },
    currency: {
      ...{ name: app.currency_name, decimals: app.decimals },
      per_dollar: Number(app.exchange_rate_micros) / 1_000_000,
    },
    attempt: attempt && {
      ...lineOf(attempt),
      missing: missingOf(attempt),
      minutes: Math.max(1, Math.round(attempt.survey.loi_seconds / 60)),
      country: attempt.click.country,
      device: deviceOf(attempt.click),
      test: attempt.click.test_mode,
      ended_at: attempt.click.ended_at?.toISOString() ?? null,
      steps: stepsOf(attempt),
    },
    attempts: attempts.map(lineOf),
    offers: evidence.offers.map(presentOfferAttempt),
    earlier: earlier.map(({ id, excerpt, state, created_at, answered_at }) => ({
      ...{ id, excerpt: excerptOf(excerpt), state, created_at: created_at.toISOString() },
      answered_seconds:
        answered_at && Math.max(0, Math.round((answered_at.getTime() - created_at.getTime()) / 1000)),
    })),
    earlier_count: earlierCount,
  };
}

const presentLine =
  (suppliers: EvidenceParts['suppliers']) =>
  ({ click, survey }: Pick<Attempt, 'click' | 'survey'>): TicketEvidence['attempts'][number] => ({
    ...{
      id: click.cid,
      survey: survey.hash,
      name: activityNameIn(survey, 'en'),
      supplier: suppliers.get(click.supplier_id) ?? click.supplier_id,
    },
    ...{ state: click.state, raw_code: click.raw_code },
    reward: Number(click.user_reward),
    credited: Number(click.credited),
    opened_at: click.opened_at.toISOString(),
  });

/** What the attempt would have paid, less all that was booked for it. */
function missingOf({ click, booked }: FoundAttempt): number {
  const paid = booked.reduce((sum, { amount }) => sum + amount, 0n);
  return Math.max(0, Number(click.user_reward - paid));
}

const deviceOf = ({ device_manufacturer, device_model }: FoundAttempt['click']): string | null =>
  [device_manufacturer, device_model].filter(Boolean).join(' ') || null;

/** In the order of time; at the same moment, what happened comes before what was booked for it. */
function stepsOf({ click, reports, held, booked }: FoundAttempt): AttemptStep[] {
  const steps: AttemptStep[] = [
    { kind: 'opened', at: click.opened_at.toISOString() },
    ...(click.started_at ? [{ kind: 'started' as const, at: click.started_at.toISOString() }] : []),
    ...(click.returned_at
      ? [{ kind: 'returned' as const, at: click.returned_at.toISOString(), raw_code: click.returned_code }]
      : []),
    ...held.map(({ received_at, raw_code, outcome, release_at, released_at }) => ({
      ...{ kind: 'held' as const, at: received_at.toISOString(), raw_code, outcome },
      ...{ until: release_at.toISOString(), released: released_at !== null },
    })),
    ...reports.map(({ received_at, raw_code, outcome, reason, effect, reverses }) => ({
      ...{ kind: 'report' as const, at: received_at.toISOString(), raw_code, outcome, reason, effect },
      reverses: reverses !== null,
    })),
    ...booked.map(presentBooked),
  ];
  return steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

const presentBooked = (movement: BookedMovement) => ({
  ...{ kind: 'booked' as const, at: movement.at.toISOString(), amount: Number(movement.amount) },
  ...{ movement: movement.kind, test: movement.test, by_hand: movement.by_hand },
  postback: movement.postback && {
    ...{ transaction_id: movement.transaction_id, state: movement.postback },
    ...{ tries: movement.tries, status: movement.status },
  },
});
