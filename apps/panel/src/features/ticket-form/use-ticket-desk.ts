import { useMemo } from 'react';
import type { Client } from '#api/client/client.ts';
import { useClient } from '#api/client-context.tsx';
import { sendErrorInfo, sendTicket } from '#api/support.ts';
import type { PanelStorage } from '#lib/storage.ts';
import { newTabId } from '#lib/tab-id.ts';
import { useSession } from '#session/session-context.tsx';
import { readDraft, writeDraft } from './kept-draft.ts';
import { openDesk, type TicketDesk } from './ticket-desk.ts';

interface VisitDesk extends TicketDesk {
  uhash: string | null;
  lostFiles: number;
}

/** One per page, and never two users' at once. */
const desks = new WeakMap<Client, VisitDesk>();

export function useTicketDesk(): VisitDesk {
  const client = useClient();
  const uhash = useSession((session) => session.uHash);
  const storage = useSession((session) => session.storage);
  return useMemo(() => deskOf(client, uhash, storage), [client, uhash, storage]);
}

function deskOf(client: Client, uhash: string | null, storage: PanelStorage): VisitDesk {
  const known = desks.get(client);
  if (known?.uhash === uhash) return known;
  // Somebody else's draft is left alone: its files go with the page.
  const { draft, lostFiles } = readDraft(storage, uhash);
  const desk = openDesk(draft, {
    send: (ticket, options) => sendTicket(client, { ...ticket, uhash: uhash ?? '' }, options),
    report: (message) => sendErrorInfo(client, message),
    keep: (now) => writeDraft(storage, uhash, now),
    show: (file) => URL.createObjectURL(file),
    release: (preview) => URL.revokeObjectURL(preview),
    newKey: newTabId,
  });
  const opened = { ...desk, uhash, lostFiles };
  desks.set(client, opened);
  return opened;
}
