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

it('makes one lazy chunk of compiled texts for each language', async () => {
  const chunks = await builtChunks();
  const folder = new URL('../../../packages/i18n/locales/', import.meta.url);
  expect(chunks.filter((chunk) => chunk.isDynamicEntry)).toHaveLength(readdirSync(folder).length);

  const english = chunks.find((chunk) => chunk.facadeModuleId === 'virtual:catalog/en');
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(english?.code ?? '')}`);
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  expect(i18n._('error_code', { code: 12 })).toBe('Code 12');
});
