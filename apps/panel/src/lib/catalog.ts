import { catalogs } from 'virtual:catalogs';
import type { Messages } from './message.ts';
import type { TextsPart } from './text.tsx';

/** A language without a catalog yet reads English rather than keys. */
const fallback = 'en';

export const catalogLanguages = Object.keys(catalogs);

export async function loadCatalog(language: string, part: TextsPart): Promise<Messages> {
  const catalog = catalogs[language] ?? catalogs[fallback];
  return catalog ? (await catalog[part]()).messages : {};
}
