import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import en from '@earnwall/i18n/locales/en.json' with { type: 'json' };
import { setupI18n } from '@lingui/core';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';

async function builtChunks(): Promise<Rolldown.OutputChunk[]> {
  const root = await mkdtemp(join(tmpdir(), 'earnwall-catalogs-'));
  try {
    const output = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [catalogs()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: 'virtual:catalogs', preserveEntrySignatures: 'strict' },
      },
    });
    const { output: files } = output as Rolldown.RolldownOutput;
    return files.filter((file) => file.type === 'chunk');
  } finally {
    await rm(root, { recursive: true });
  }
}

it('makes two lazy chunks of compiled texts for each language: the first load, and the rest', async () => {
  const chunks = await builtChunks();
  const folder = new URL('../../../packages/i18n/locales/', import.meta.url);
  expect(chunks.filter((chunk) => chunk.isDynamicEntry)).toHaveLength(2 * readdirSync(folder).length);

  const messagesOf = async (part: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `virtual:catalog/en/${part}`);
    const { messages } = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
    return messages as Record<string, string>;
  };
  const first = await messagesOf('first');
  const rest = await messagesOf('rest');
  expect(Object.keys({ ...first, ...rest }).sort()).toEqual(Object.keys(en));
  expect(Object.keys(first).filter((key) => key in rest)).toEqual([]);

  const i18n = setupI18n({ locale: 'en', messages: { en: first } });
  expect(i18n._('error_code', { code: 12 })).toBe('Code 12');
});
