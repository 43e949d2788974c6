import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';

export type Ticket = ConsoleAnswerOf<'console/tickets/get-tickets-id'>['ticket'];
export type TicketLine = ConsoleAnswerOf<'console/tickets/get-tickets'>['tickets'][number];
export type Evidence = ConsoleAnswerOf<'console/tickets/get-tickets-evidence'>;

/** Whose answers change when something is written or done in a ticket. */
export const ticketCalls: readonly ConsoleCallName[] = [
  'console/tickets/get-tickets',
  'console/tickets/get-tickets-id',
  'console/home/get-home',
];

/** As people call it; the whole id is in the address. */
export const shortId = (id: string): string => `#${id.slice(0, 8)}`;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** `Arabic` for `ar`; what is no language stays as it is. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
