import { createStorage, type PanelStorage } from './storage.ts';

/** A storage that lasts as long as the page, for rendering on the server and wherever nothing may be kept. */
export function createMemoryStorage(): PanelStorage {
  return createStorage(() => {
    throw new Error('There is no local storage here.');
  });
}
