// Collects what is known about a ticket's attempt and its user.
import type { EvidenceParts } from '#present/ticket-evidence.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findBalances } from '#store/money/balances.ts';
import { findHeldOf } from '#store/money/held-reports.ts';
import { findUserByHash } from '#store/people/users.ts';
import { findAppById } from '#store/publishers/apps.ts';
import {
  countOtherTickets,
  findBooked,
  findOtherTickets,
  findSupplierNames,
} from '#store/support/evidence.ts';
import { findOfferAttempts } from '#store/support/evidence-offers.ts';
import type { TicketWithUser } from '#store/support/operated-tickets.ts';
import { findAttempt, findAttempts, findReports } from '#store/surveys/activities.ts';

const [mostAttempts, mostOffers, mostEarlier] = [8, 8, 5];

/** `cid` is one of the user's own, or the attempt is null. */
export async function collectTicketEvidence(
  on: Queryable,
  ticket: TicketWithUser,
  cid: string | null,
): Promise<EvidenceParts> {
  const key = { app_id: ticket.app_id, id: ticket.user_id };
  const [user, app, balances, attempts, offers, earlier, earlierCount, attempt] = await Promise.all([
    findUserByHash(on, ticket.uhash),
    findAppById(on, ticket.app_id),
    findBalances(on, key),
    findAttempts(on, key, mostAttempts),
    findOfferAttempts(on, key, mostOffers),
    findOtherTickets(on, key, ticket.id, mostEarlier),
    countOtherTickets(on, key, ticket.id),
    cid === null ? null : findAttempt(on, key, cid),
  ]);
  if (!user || !app) throw new Error('The user of a ticket is missing');
  const [reports, held, booked] = attempt
    ? await Promise.all([
        findReports(on, attempt.click.cid),
        findHeldOf(on, attempt.click.cid),
        findBooked(on, key, attempt.click.cid),
      ])
    : [[], [], []];
  const shown = [...attempts, ...(attempt ? [attempt] : [])];
  const suppliers = await findSupplierNames(on, [...new Set(shown.map(({ click }) => click.supplier_id))]);
  return {
    ...{ user, app, balances, attempts, offers, earlier, earlierCount, suppliers },
    attempt: attempt && { ...attempt, reports, held, booked },
  };
}
