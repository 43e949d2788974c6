// Whose an id is: the person's own, here or at a supplier, their mail address, or that of a click, a transaction, a ticket or
// a postback of theirs.
import { createHash } from 'node:crypto';
import { storedTransactionId } from '@earnwall/domain/ledger/transaction-id';
import {
  findClickOwner,
  findMovementOwner,
  findPostbackOwner,
  findTicketOwner,
  findTransactionOwners,
} from '#store/console/find.ts';
import {
  findMailOwners,
  findSupplierPersonOwners,
  findTicketsByNumber,
} from '#store/console/find-by-contact.ts';
import type { Scope } from '#store/console/scope.ts';
import { type FoundUser, findUsersById } from '#store/console/users-by-id.ts';
import type { Queryable } from '#store/engine/queryable.ts';

type IdKind = 'user' | 'click' | 'transaction' | 'ticket' | 'postback';

export interface OwnerOfId {
  readonly kind: IdKind;
  readonly user: FoundUser;
  /** What the timeline finds it by; null for the person. */
  readonly item: string | null;
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** As the console shows tickets: `#171e6fd2`. */
const ticketNumber = (text: string): string | null =>
  /^#?([0-9a-f]{8})$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** As the timeline names a click: its id gives access, and stands in no address. */
const clickItem = (cid: string): string =>
  `click-${createHash('md5').update(cid).digest('hex').slice(0, 20)}`;

export async function findOwnersOfId(
  on: Queryable,
  scope: Scope,
  given: string,
  most: number,
): Promise<OwnerOfId[]> {
  // Publishers know a movement by `tx_…`, the database by its uuid.
  const transaction = storedTransactionId(given) ?? (isUuid(given) ? given.toLowerCase() : null);
  const number = ticketNumber(given);
  const [users, contacts, clicks, transactions, tickets, numbered, postbacks, movements] = await Promise.all([
    findUsersById(on, scope, given, most),
    given.includes('@')
      ? findMailOwners(on, scope, given, most)
      : findSupplierPersonOwners(on, scope, given, most),
    findClickOwner(on, scope, given),
    findTransactionOwners(on, scope, given, most),
    isUuid(given) ? findTicketOwner(on, scope, given) : [],
    number === null ? [] : findTicketsByNumber(on, scope, number, most),
    transaction === null ? [] : findPostbackOwner(on, scope, transaction),
    transaction === null ? [] : findMovementOwner(on, scope, transaction),
  ]);
  const as = (kind: IdKind, item: string | null) => (user: FoundUser) => ({ kind, user, item });
  return [
    ...users.map(as('user', null)),
    ...contacts.filter((one) => !users.some((user) => isSame(user, one))).map(as('user', null)),
    ...clicks.map(as('click', clickItem(given))),
    ...transactions.map(as('transaction', given)),
    ...tickets.map(as('ticket', given.toLowerCase())),
    ...numbered.map((ticket) => as('ticket', ticket.ticket_id)(ticket)),
    ...postbacks.map(as('postback', transaction)),
    // The log forgets postbacks; the ledger forgets nothing.
    ...(postbacks.length > 0 ? [] : movements.map(as('transaction', transaction))),
  ];
}

const isSame = (one: FoundUser, other: FoundUser): boolean =>
  one.app_id === other.app_id && one.user_id === other.user_id;
