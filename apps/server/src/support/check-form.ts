// Checks a ticket's form: the format first, then the user, then the rules (TK-02).
import { postSupportTicket } from '@earnwall/contract/calls/support/post-support-ticket';
import type { Ticket } from '@earnwall/contract/entities/ticket';
import { ticketEmailProblem, ticketMessageProblem } from '@earnwall/domain/validation/ticket';
import { ApiError, type FieldErrors } from '#request/api-error.ts';
import type { Who } from '#request/who.ts';
import type { ReceivedForm } from './receive-form.ts';

export function checkForm({ texts, unexpected, problems, failure }: ReceivedForm, who: Who): Ticket {
  const ticket = wellFormed(texts, unexpected);
  if (ticket.uhash !== who.user.uhash) throw new ApiError('not-found', 'There is no such user.');
  const refused = { ...ruleProblems(ticket), ...problems };
  if (Object.keys(refused).length > 0)
    throw new ApiError('unprocessable', 'The ticket is not valid.', refused);
  if (failure) throw failure;
  return { ...ticket, email: ticket.email.trim(), text: ticket.text.trim() };
}

function wellFormed(texts: ReceivedForm['texts'], unexpected: FieldErrors): Ticket {
  // A missing text is treated as an empty one, and refused by the same rule.
  const read = postSupportTicket.multipart.fields.safeParse({ email: '', text: '', ...texts });
  if (read.success && Object.keys(unexpected).length === 0) return read.data;
  const errors: Record<string, readonly string[]> = { ...unexpected };
  for (const { path, message } of read.error?.issues ?? []) errors[path.join('.') || 'body'] = [message];
  throw new ApiError('bad-request', 'The request does not fit the call.', errors);
}

function ruleProblems({ email, text }: Ticket): FieldErrors {
  const problems = { email: ticketEmailProblem(email), text: ticketMessageProblem(text) };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}
