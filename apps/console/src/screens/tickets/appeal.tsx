import { Notice } from '@earnwall/ui/console/notice';
import type { Ticket } from './ticket.ts';

/** What an appeal is about, and who may not answer it. */
export function Appeal({ ticket }: { ticket: Ticket }) {
  if (ticket.kind !== 'appeal') return null;
  const { appeal, may_answer } = ticket;
  return (
    <Notice kind="note" title={`Appeal${appeal ? ` against: ${appeal.state.replace('_', ' ')}` : ''}`}>
      {appeal?.reasons
        .map(({ family, lifted }) => family.replaceAll('_', ' ') + (lifted ? ' (withdrawn)' : ''))
        .join(', ')}
      {!may_answer && (
        <p>
          Whoever set this state does not answer the appeal against it: leave it to somebody else of the team.
        </p>
      )}
    </Notice>
  );
}
