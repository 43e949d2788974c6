import { ticketMessage } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/console/button';
import { Kbd } from '@earnwall/ui/console/kbd';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMay } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { MovedOn } from './moved-on.tsx';
import { SavedAnswers } from './saved-answers.tsx';
import type { Ticket } from './ticket.ts';
import type { Writing } from './use-presence.ts';
import { useSend } from './use-send.ts';
import { type Mode, useTicketDraft } from './use-ticket-draft.ts';
import './composer.css';

interface Props {
  ticket: Ticket;
  onWriting: (writing: Writing) => void;
  /** The thread has to be read anew. */
  onMoved: () => void;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const modes: readonly { value: Mode; label: string }[] = [
  { value: 'reply', label: 'Reply' },
  { value: 'note', label: 'Note' },
];

/** Reply to the user, or a note for the team. Whoever may not answer an appeal can still note something. */
export function Composer({ ticket, onWriting, onMoved }: Props) {
  const mayWrite = useMay('users:write');
  return mayWrite ? (
    <WriteHere ticket={ticket} onWriting={onWriting} onMoved={onMoved} />
  ) : (
    <p className="c-muted">Your role reads tickets and does not answer them.</p>
  );
}

function WriteHere({ ticket, onWriting, onMoved }: Props) {
  const [mode, setMode] = useState<Mode>(ticket.may_answer ? 'reply' : 'note');
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useTicketDraft(ticket.id, ticket.last);
  const text = draft.texts[mode];
  const isEmpty = text.trim() === '';
  const send = useSend({ ticket, draft, onMoved });
  const isNote = mode === 'note';
  const isReplyShut = !isNote && !ticket.may_answer;

  const [isFocused, setFocused] = useState(false);
  const writing: Writing = isFocused && text !== '' ? mode : null;
  useEffect(() => onWriting(writing), [writing, onWriting]);

  const write = (next: Mode) => {
    setMode(next);
    requestAnimationFrame(() => area.current?.focus());
  };
  useSingleKeys({ r: () => write(ticket.may_answer ? 'reply' : 'note') });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      if (!isEmpty && !isReplyShut) send.send(mode);
    }
    // Back to the keys of one letter.
    if (event.key === 'Escape') document.querySelector<HTMLElement>('.ticket-title')?.focus();
  };
  return (
    <div className="composer" data-note={isNote || undefined}>
      <div className="composer-head">
        <fieldset className="composer-modes">
          <legend className="c-unseen">What to write</legend>
          {modes.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                className="c-unseen"
                name="mode"
                checked={mode === value}
                onChange={() => setMode(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <SavedAnswers
          ticket={ticket}
          text={text}
          onInsert={(inserted) => {
            draft.type(mode, text === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
            requestAnimationFrame(() => area.current?.focus());
          }}
        />
      </div>
      <textarea
        ref={area}
        className="composer-text"
        dir="auto"
        rows={4}
        aria-label={isNote ? 'Note for the team' : 'Reply to the user'}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder={isNote ? 'Only your team reads this' : `Reply to ${ticket.uuid}`}
        maxLength={ticketMessage.maxCharacters}
        disabled={isReplyShut}
        value={text}
        onChange={(event) => draft.type(mode, event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {!isNote && (
        <MovedOn
          ticket={ticket}
          moved={send.moved}
          seen={draft.seen}
          busy={send.busy}
          onSend={send.sendAnyway}
        />
      )}
      <FormError error={send.error} />
      <div className="composer-foot">
        <span className="composer-kept" role="status">
          {isEmpty ? '' : draft.isKept ? 'Draft kept' : 'This browser does not keep the draft'}
        </span>
        {!isNote && (
          <Button
            kind="quiet"
            busy={send.busy}
            disabled={isEmpty || isReplyShut}
            onClick={() => send.send('reply', true)}
          >
            Send and close
          </Button>
        )}
        <Button busy={send.busy} disabled={isEmpty || isReplyShut} onClick={() => send.send(mode)}>
          {isNote ? 'Add note' : 'Send'} <Kbd>{isApple ? '⌘↵' : 'Ctrl ↵'}</Kbd>
        </Button>
      </div>
    </div>
  );
}
