import { storageKeys } from '@earnwall/contract/storage-keys';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { emptyDraft } from './draft.ts';
import { readDraft, writeDraft } from './kept-draft.ts';

const files = [{ id: '1', preview: 'blob:1', file: new File(['secret'], 'a.png') }];
const draft = { ...emptyDraft, email: 'alice@example.com', text: 'Hello', files };

it('TK-03 words survive a reload; of the files their number does', () => {
  const storage = createMemoryStorage();
  writeDraft(storage, 'alice', draft);
  expect(readDraft(storage, 'alice')).toEqual({ draft: { ...draft, files: [] }, lostFiles: 1 });
});

it('belong to one user, and are gone when another one comes', () => {
  const storage = createMemoryStorage();
  writeDraft(storage, 'alice', draft);
  expect(readDraft(storage, 'bob')).toEqual({ draft: emptyDraft, lostFiles: 0 });
  expect(readDraft(storage, 'alice').draft).toEqual(emptyDraft);
});

it('an empty draft leaves nothing in storage', () => {
  const storage = createMemoryStorage();
  writeDraft(storage, 'alice', draft);
  writeDraft(storage, 'alice', emptyDraft);
  expect(storage.get(storageKeys.ticketDraft)).toBeNull();
});

it.each(['nonsense', '[]', 'null', '{"uhash":"alice","email":{},"text":1,"files":"x"}'])(
  'storage may hold %s',
  (stored) => {
    const storage = createMemoryStorage();
    storage.set(storageKeys.ticketDraft, stored);
    expect(readDraft(storage, 'alice')).toEqual({ draft: emptyDraft, lostFiles: 0 });
  },
);
