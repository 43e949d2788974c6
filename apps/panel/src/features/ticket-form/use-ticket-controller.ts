import { useMemo } from 'react';
import type { Client } from '#api/client/client.ts';
import { useClient } from '#api/client-context.tsx';
import { sendErrorInfo, sendTicket } from '#api/support.ts';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { newTabId } from '#lib/storage/tab-id.ts';
import { useSession } from '#session/session-context.tsx';
import { readDraft, writeDraft } from './kept-draft.ts';
import { createTicketController, type TicketController } from './ticket-controller.ts';

interface VisitTicketController extends TicketController {
  uhash: string | null;
  lostFiles: number;
}

/** One per page, and never two users' at once. */
const controllers = new WeakMap<Client, VisitTicketController>();

export function useTicketController(): VisitTicketController {
  const client = useClient();
  const uhash = useSession((session) => session.uHash);
  const storage = useSession((session) => session.storage);
  return useMemo(() => controllerOf(client, uhash, storage), [client, uhash, storage]);
}

function controllerOf(client: Client, uhash: string | null, storage: PanelStorage): VisitTicketController {
  const known = controllers.get(client);
  if (known?.uhash === uhash) return known;
  // Another user's draft is left alone: its files go with the page.
  const { draft, lostFiles } = readDraft(storage, uhash);
  const controller = createTicketController(draft, {
    send: (ticket, options) => sendTicket(client, { ...ticket, uhash: uhash ?? '' }, options),
    report: (message) => sendErrorInfo(client, message),
    keep: (now) => writeDraft(storage, uhash, now),
    show: (file) => URL.createObjectURL(file),
    release: (preview) => URL.revokeObjectURL(preview),
    newKey: newTabId,
  });
  const opened = { ...controller, uhash, lostFiles };
  controllers.set(client, opened);
  return opened;
}
