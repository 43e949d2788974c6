import { storageKeys } from '@earnwall/contract/storage-keys';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { type Draft, emptyDraft } from './draft.ts';

const key = storageKeys.ticketDraft;

export interface KeptDraft {
  draft: Draft;
  /** How many files a reload took along: browsers keep no files. */
  lostFiles: number;
}

/** What was typed survives a reload, for as long as the tab is open; in another user's hands it is gone. */
export function readDraft(storage: PanelStorage, uhash: string | null): KeptDraft {
  const kept = parsed(storage.get(key));
  if (kept.uhash !== uhash) storage.remove(key);
  const { email, text, files } = kept.uhash === uhash ? kept : {};
  return {
    draft: { ...emptyDraft, email: asText(email), text: asText(text) },
    lostFiles: typeof files === 'number' ? files : 0,
  };
}

export function writeDraft(storage: PanelStorage, uhash: string | null, { email, text, files }: Draft): void {
  if (email || text) storage.set(key, JSON.stringify({ uhash, email, text, files: files.length }));
  else storage.remove(key);
}

/** Storage may hold anything. */
function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
