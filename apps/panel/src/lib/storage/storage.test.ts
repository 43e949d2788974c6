import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createStorage } from './storage.ts';

/** A browser's storage, as far as the panel uses it. */
function disk(): Storage & { rows: Map<string, string> } {
  const rows = new Map<string, string>();
  return {
    rows,
    length: 0,
    key: () => null,
    clear: () => rows.clear(),
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  };
}

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('createStorage', () => {
  it('ID-06 writes to local storage and finds it again in the next visit', () => {
    const shared = disk();
    createStorage(() => shared).set('primeuuid', 'alice');
    expect(shared.rows.get('primeuuid')).toBe('alice');
    expect(createStorage(() => shared).get('primeuuid')).toBe('alice');
  });

  it('ID-06 works from memory where reading localStorage itself throws', () => {
    const storage = createStorage(blocked);
    storage.set('sort-surveys', 'time');
    expect(storage.get('sort-surveys')).toBe('time');
    storage.remove('sort-surveys');
    expect(storage.get('sort-surveys')).toBeNull();
  });

  it('ID-06 works from memory where every operation throws, as on a full disk', () => {
    const storage = createStorage(() => ({
      ...disk(),
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
    }));
    storage.set('primeapp', 'demo');
    expect(storage.get('primeapp')).toBe('demo');
    storage.remove('primeapp');
    expect(storage.get('primeapp')).toBeNull();
  });

  it('ER-01 finds what another page has changed since', () => {
    const shared = disk();
    const [here, there] = [createStorage(() => shared), createStorage(() => shared)];
    here.set('tab-logins', 'alice');
    there.set('tab-logins', 'ended');
    expect(here.get('tab-logins')).toBe('ended');
    there.remove('tab-logins');
    expect(here.get('tab-logins')).toBeNull();
  });

  it('ID-06 a value that no longer fits on the disk does not leave the one before it in its place', () => {
    const shared = disk();
    createStorage(() => shared).set('ticket-draft', 'a few words');
    const full = createStorage(() => ({ ...shared, setItem: blocked }));
    full.set('ticket-draft', 'many words');
    expect(full.get('ticket-draft')).toBe('many words');
  });

  it('tells whether what it keeps outlasts the page', () => {
    expect(createStorage(() => disk()).set('tab-logins', 'x')).toBe(true);
    expect(createStorage(() => ({ ...disk(), setItem: blocked })).set('tab-logins', 'x')).toBe(false);
    expect(createStorage(blocked).set('tab-logins', 'x')).toBe(false);
  });

  it('removes from both', () => {
    const shared = disk();
    const storage = createStorage(() => shared);
    storage.set('surveyHash', 'h');
    storage.remove('surveyHash');
    expect([storage.get('surveyHash'), shared.rows.size]).toEqual([null, 0]);
  });

  it('shares nothing between two memories', () => {
    createMemoryStorage().set('primeuuid', 'alice');
    expect(createMemoryStorage().get('primeuuid')).toBeNull();
  });
});
