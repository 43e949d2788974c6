import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { shortId, type Ticket, ticketCalls } from './ticket.ts';
import type { Mode, useTicketDraft } from './use-ticket-draft.ts';

interface Given {
  ticket: Ticket;
  draft: ReturnType<typeof useTicketDraft>;
  onMoved: () => void;
}

interface Send {
  send: (mode: Mode, close?: boolean) => void;
  /** What came meanwhile was read: the reply goes out all the same. */
  sendAnyway: () => void;
  moved: boolean;
  busy: boolean;
  error: CallError | null;
}

/** Sends what is typed, once for each text: a repeated request has the same key. */
export function useSend({ ticket, draft, onMoved }: Given): Send {
  const { id } = ticket;
  const toast = useToast();
  const queries = useQueryClient();
  const key = useRef({ text: '', key: '' });
  const [closing, setClosing] = useState(false);
  const reply = useChange('console/tickets/post-tickets-replies', { refresh: ticketCalls });
  const note = useChange('console/tickets/post-tickets-notes', { refresh: ticketCalls });

  const keyFor = (text: string) => {
    if (key.current.text !== text) key.current = { text, key: crypto.randomUUID() };
    return key.current.key;
  };
  const done = (mode: Mode, sent: Ticket) => {
    key.current = { text: '', key: '' };
    queries.setQueryData(['console/tickets/get-tickets-id', { params: { id } }], { ticket: sent });
    // Whoever had read all before their own note has read all.
    draft.clear(mode, draft.seen === ticket.last ? sent.last : draft.seen);
    // Letters are keys again.
    document.querySelector<HTMLElement>('.ticket-title')?.focus();
  };
  const sendReply = async (seen: string | null, close: boolean) => {
    setClosing(close);
    const text = draft.texts.reply.trim();
    const body = { text, key: keyFor(`reply ${text}`), seen, ...(close && { close }) };
    const answer = await reply.run({ params: { id }, body });
    if (answer === null) return onMoved();
    done('reply', answer.ticket);
    toast.show({
      text: close ? `${shortId(id)} answered and closed` : `Reply sent to ${ticket.uuid}`,
      ...(close && {
        undo: async () => {
          const body = { state: 'answered' as const, reason: 'Undone.' };
          await callConsole('console/tickets/put-tickets-state', { params: { id }, body });
          await Promise.all(ticketCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })));
        },
      }),
    });
  };
  const sendNote = async () => {
    const text = draft.texts.note.trim();
    const answer = await note.run({ params: { id }, body: { text, key: keyFor(`note ${text}`) } });
    if (answer === null) return;
    done('note', answer.ticket);
    toast.show({ text: 'Note added' });
  };
  const moved = reply.error?.code === 'conflict';
  return {
    send: (mode, close = false) => void (mode === 'note' ? sendNote() : sendReply(draft.seen, close)),
    sendAnyway: () => void sendReply(ticket.last, closing),
    moved,
    busy: reply.busy || note.busy,
    error: moved ? note.error : (reply.error ?? note.error),
  };
}
