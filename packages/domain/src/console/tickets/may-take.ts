// Who can take a ticket: whoever sees it and may answer it.
import type { Role } from '@earnwall/contract/console-access';
import { mayAnswerAppeal } from '../../accounts/appeal.ts';
import { may } from '../access.ts';

interface Taker {
  readonly id: string;
  readonly role: Role;
  /** Null for operators, who see all tickets. */
  readonly publisher_id: string | null;
}

interface TakenTicket {
  readonly publisher_id: string;
  /** Who has set the state that it appeals against. */
  readonly appeal_set_by: string | null;
}

export const mayTake = ({ id, role, publisher_id }: Taker, ticket: TakenTicket): boolean =>
  may(role, 'users:write') &&
  (publisher_id === null || publisher_id === ticket.publisher_id) &&
  mayAnswerAppeal(ticket.appeal_set_by, id);
