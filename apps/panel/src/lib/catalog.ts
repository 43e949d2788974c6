import { catalogs } from 'virtual:catalogs';
import type { Messages } from '@lingui/core';

/** A language without a catalog yet reads English rather than keys. */
const fallback = 'en';

export const catalogLanguages = Object.keys(catalogs);

export async function loadCatalog(language: string): Promise<Messages> {
  const load = catalogs[language] ?? catalogs[fallback];
  return load ? (await load()).messages : {};
}
