import { ticketMessage } from '@earnwall/contract/limits';
import { ticketMessageProblem } from '@earnwall/domain/validation/ticket';
import { Button } from '@earnwall/ui/primitives/button';
import { Field } from '@earnwall/ui/primitives/field';
import { type FormEvent, useRef, useState } from 'react';
import { useReply } from '#api/tickets.ts';
import { newTabId } from '#lib/storage/tab-id.ts';
import { useText } from '#lib/text/text.tsx';
import { useReplyDraft } from './reply-draft.ts';

/** A word more in a ticket. What could not be sent stays, and sent again it is the same reply. */
export function Reply({ ticket }: { ticket: string }) {
  const text = useText();
  const { mutate, isPending, isError, reset } = useReply(ticket);
  const [draft, setDraft] = useReplyDraft(ticket);
  const [problem, setProblem] = useState<ReturnType<typeof ticketMessageProblem>>(null);
  const key = useRef(newTabId());
  const box = useRef<HTMLTextAreaElement>(null);

  const change = (value: string) => {
    // Other words are another reply.
    key.current = newTabId();
    setDraft(value);
    setProblem(null);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = ticketMessageProblem(draft);
    setProblem(wrong);
    if (wrong) box.current?.focus();
    else if (!isPending) mutate({ text: draft.trim(), key: key.current }, { onSuccess: () => change('') });
  };
  const error = problem ?? (isError ? 'tickets_reply_failed' : null);
  return (
    <form className="ticket-reply" noValidate onSubmit={submit}>
      <Field label={text('tickets_reply')} error={error ? text(error) : undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={box}
            dir="auto"
            rows={3}
            maxLength={ticketMessage.maxCharacters}
            readOnly={isPending}
            value={draft}
            onChange={({ target: { value } }) => change(value)}
          />
        )}
      </Field>
      <Button type="submit" kind="soft" aria-disabled={isPending}>
        {text(isPending ? 'tickets_reply_sending' : 'tickets_reply_send')}
      </Button>
    </form>
  );
}
