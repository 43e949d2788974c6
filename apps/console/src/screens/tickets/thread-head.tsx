import { Button } from '@earnwall/ui/console/button';
import { Kbd } from '@earnwall/ui/console/kbd';
import { Status } from '@earnwall/ui/console/status';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import { useMay } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { firstWords } from './first-words.ts';
import { shortId, type Ticket } from './ticket.ts';
import { useTicketActs } from './use-ticket-acts.ts';

/** The first words of what was written, and what can be done with it. */
export function ThreadHead({ ticket }: { ticket: Ticket }) {
  const { text, language, state, assignee, id } = ticket;
  const mayWrite = useMay('users:write');
  const { take, release, close, reopen, busy, error } = useTicketActs(ticket);
  const isClosed = state === 'closed';
  const mayClose = mayWrite && ticket.may_answer && !isClosed;
  useSingleKeys(mayClose ? { e: close } : {});
  const words = text.replace(/\s+/g, ' ').trim();
  return (
    <header className="ticket-head">
      <h1 className="ticket-title" dir="auto" lang={language} tabIndex={-1} title={words}>
        {firstWords(words) || '(erased)'}
      </h1>
      <span className="ticket-id c-mono" title={id}>
        {shortId(id)}
      </span>
      {state === 'answered' && <Status kind="good">Answered</Status>}
      {isClosed && <Status kind="idle">Closed</Status>}
      {assignee && (
        <span className="ticket-taken">
          {assignee.is_me ? 'Yours' : `Taken by ${assignee.name ?? 'another team'}`}
        </span>
      )}
      {mayWrite && (
        <div className="ticket-acts">
          {assignee?.is_me ? (
            <Button size="small" busy={busy} onClick={release}>
              Release
            </Button>
          ) : (
            ticket.may_answer && (
              <Button size="small" busy={busy} onClick={take}>
                Take
              </Button>
            )
          )}
          {isClosed ? (
            <Button size="small" busy={busy} onClick={reopen}>
              Reopen
            </Button>
          ) : (
            mayClose && (
              <Button size="small" busy={busy} onClick={close}>
                Close <Kbd>e</Kbd>
              </Button>
            )
          )}
        </div>
      )}
      <FormError error={error} />
    </header>
  );
}
