// English texts that no code uses. Other languages have no key that English lacks, so this is enough for all.
import { keysSaid } from '../../apps/panel/vite/checks/keys-said.ts';
import { sourcesIn } from '../../apps/panel/vite/checks/sources.ts';
import { flatTexts } from '../../packages/i18n/src/flat-texts.ts';
import type { LanguageFolder } from '../../packages/i18n/src/language-folder.ts';
import { keysNamed } from './keys-named.ts';

export function unusedTexts(english: LanguageFolder): string[] {
  const panel = sourcesIn(['apps/panel/src', 'apps/extension/src'], /\.tsx?$/);
  const server = sourcesIn(['apps/server/src', 'packages/contract/src', 'packages/domain/src'], /\.ts$/);
  const inPanel = (keys: string[]) => panel.flatMap(({ text }) => keysSaid(text, keys));
  const onServer = (keys: string[]) => keysNamed(textsOf(server), keys);
  const readers = { panel: inPanel, server: onServer, questions: onServer, mail: onServer };
  return Object.entries(readers).flatMap(([file, said]) => {
    const keys = Object.keys(flatTexts(english[file as keyof typeof readers]));
    const used = new Set(said(keys));
    return keys.filter((key) => !used.has(key)).map((key) => `${file}.json: ${key} is unused`);
  });
}

const textsOf = (sources: readonly { text: string }[]): string[] => sources.map(({ text }) => text);
