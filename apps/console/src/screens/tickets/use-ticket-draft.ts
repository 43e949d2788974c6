import { useState } from 'react';
import { useMe } from '#api/use-me.ts';
import { type KeptDraft, keepDraftOf, keptDraftOf } from './kept-draft.ts';

export type Mode = 'reply' | 'note';

interface TicketDraft {
  texts: KeptDraft;
  /** What the writer of the reply has seen; while nothing is typed, that is what is shown. */
  seen: string | null;
  isKept: boolean;
  type: (mode: Mode, text: string) => void;
  /** Sent; `last` is what its writer has seen by then. */
  clear: (mode: Mode, last: string | null) => void;
}

/** What is typed for a ticket, kept until it is sent. */
export function useTicketDraft(ticketId: string, last: string | null): TicketDraft {
  const { person } = useMe();
  const [texts, setTexts] = useState(() => keptDraftOf(person.id, ticketId));
  const [isKept, setKept] = useState(true);
  const keep = (next: KeptDraft) => {
    setTexts(next);
    setKept(keepDraftOf(person.id, ticketId, next));
  };
  const seen = texts.reply === '' || texts.seen === undefined ? last : texts.seen;
  return {
    texts,
    seen,
    isKept,
    // The thread as it was when the reply was begun: what comes later is asked about.
    type: (mode, text) => keep({ ...texts, [mode]: text, seen }),
    clear: (mode, next) => keep({ ...texts, [mode]: '', seen: mode === 'reply' ? undefined : next }),
  };
}
