import { ticketEmail, ticketFiles, ticketMessage } from '@earnwall/contract/limits';

// What a support ticket may hold (TK-02). Form and server use the same rules and name problems by the
// keys of their texts.

export type TicketFileType = keyof typeof ticketFiles.bytesByType;

export const ticketFileTypes = Object.keys(ticketFiles.bytesByType) as TicketFileType[];

/** One part before the @, labels with a dot between them after it; letters of any script. */
const emailForm =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;

/** Spaces around an address are ignored. */
export function ticketEmailProblem(email: string): 'ticket_email-invalid' | null {
  const address = email.trim();
  const fits = address.length <= ticketEmail.maxCharacters && address.indexOf('@') <= 64;
  return fits && emailForm.test(address) ? null : 'ticket_email-invalid';
}

export function ticketMessageProblem(text: string): 'ticket_message-validation' | null {
  const characters = text.replace(/\s/gu, '').length;
  return characters < ticketMessage.minCharacters ? 'ticket_message-validation' : null;
}

/** All files of a ticket together. */
export function ticketQuantityProblem(files: number): 'ticket_wrong-file-quantity' | null {
  return files > ticketFiles.max ? 'ticket_wrong-file-quantity' : null;
}

export type TicketFileProblem = 'ticket_wrong-file-type_updated' | 'ticket_wrong-file-size_updated';

/** A single file, by the browser's type or by the one detected from its content. */
export function ticketFileProblem({ type, size }: { type: string; size: number }): TicketFileProblem | null {
  if (!isTicketFileType(type)) return 'ticket_wrong-file-type_updated';
  return size > ticketFiles.bytesByType[type] ? 'ticket_wrong-file-size_updated' : null;
}

export function isTicketFileType(type: string): type is TicketFileType {
  return Object.hasOwn(ticketFiles.bytesByType, type);
}
