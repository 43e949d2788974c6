import { storageKeys } from '@earnwall/contract/storage-keys';
import { useState } from 'react';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { useSession } from '#session/session-context.tsx';

/** Replies that were begun, by their ticket: they outlast the screen and a reload, as long as the tab is open. */
export function useReplyDraft(ticket: string): [string, (text: string) => void] {
  const storage = useSession((session) => session.storage);
  const [draft, setDraft] = useState(() => read(storage)[ticket] ?? '');
  const keep = (text: string) => {
    const { [ticket]: _, ...others } = read(storage);
    storage.set(storageKeys.ticketReplies, JSON.stringify(text ? { ...others, [ticket]: text } : others));
    setDraft(text);
  };
  return [draft, keep];
}

/** Storage may hold anything. Ids of tickets are random, so another user's replies are never read. */
function read(storage: PanelStorage): Record<string, string> {
  try {
    const value: unknown = JSON.parse(storage.get(storageKeys.ticketReplies) ?? '');
    const rows = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(rows.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
