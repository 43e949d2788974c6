import { ticketMessage } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { Field } from '@earnwall/ui/primitives/field';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';
import { TicketFiles } from './files/ticket-files.tsx';
import type { State } from './machine.ts';
import { NotSent } from './not-sent.tsx';
import { noProblems } from './problems.ts';
import { Sending } from './sending.tsx';
import type { TicketController } from './ticket-controller.ts';
import { useOnline } from './use-online.ts';
import './ticket-form.css';

interface Props {
  controller: TicketController;
  state: Exclude<State, { name: 'sent' }>;
  lostFiles: number;
  /** What the ticket is about, above everything that is to be filled in. */
  about: ReactNode;
}

/** Email, message, files (TK-01); errors show on leaving a field and on sending (TK-02). */
export function TicketForm({ controller: { happened, add }, state, lostFiles, about }: Props) {
  const text = useText();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const { draft } = state;
  const isSending = state.name === 'sending';
  const problems = isSending ? noProblems : state.problems;
  const says = (problem: typeof problems.email) => (problem ? text(problem) : undefined);

  const stopped = isSending ? 0 : state.stopped;
  useEffect(() => {
    if (stopped > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [stopped]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    happened({ type: 'submitted', online: navigator.onLine });
  };
  return (
    <form className="ticket on-card" ref={form} noValidate onSubmit={submit}>
      <fieldset className="ticket-fields" disabled={isSending}>
        {about}
        <Field label={text('ticket_email')} hint={text('ticket_email_hint')} error={says(problems.email)}>
          {(control) => (
            <input
              {...control}
              type="email"
              dir="auto"
              autoComplete="email"
              value={draft.email}
              onChange={({ target: { value } }) => happened({ type: 'changed', field: 'email', value })}
              onBlur={() => happened({ type: 'left', field: 'email' })}
            />
          )}
        </Field>
        <Field label={text('ticket_message')} hint={text('ticket_message_hint')} error={says(problems.text)}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={6}
              maxLength={ticketMessage.maxCharacters}
              value={draft.text}
              onChange={({ target: { value } }) => happened({ type: 'changed', field: 'text', value })}
              onBlur={() => happened({ type: 'left', field: 'text' })}
            />
          )}
        </Field>
        <TicketFiles
          files={draft.files}
          problems={problems}
          lost={lostFiles}
          onAdd={add}
          onRemove={(id) => happened({ type: 'file-removed', id })}
        />
      </fieldset>
      {isSending ? (
        <Sending progress={state.progress} onCancel={() => happened({ type: 'cancelled' })} />
      ) : (
        <>
          {state.name === 'error' && <NotSent why={state.why} />}
          {state.name === 'editing' && !online && <NotSent why="offline" />}
          <Button type="submit" wide>
            {text(state.name === 'error' ? 'ticket_send_again' : 'ticket_send')}
          </Button>
        </>
      )}
    </form>
  );
}
