import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@earnwall/i18n/languages';
import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { pseudoLanguages } from '@earnwall/i18n/pseudo-languages';
import { setupI18n } from '@lingui/core';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';

const empty = 'data:text/javascript,';
const written = Object.keys(languages);

async function built(input: string, ssr: boolean) {
  const root = await mkdtemp(join(tmpdir(), 'earnwall-catalogs-'));
  try {
    const output = await build({
      ...{ root, configFile: false, logLevel: 'silent', plugins: [catalogs()] },
      build: { write: false, ssr, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    });
    return (output as Rolldown.RolldownOutput).output;
  } finally {
    await rm(root, { recursive: true });
  }
}

describe('for browsers', () => {
  let files: Rolldown.OutputAsset[];
  const textsOf = (name: string): Record<string, string> => {
    const file = files.find(({ originalFileNames }) => originalFileNames.includes(name));
    return JSON.parse(String(file?.source));
  };
  beforeAll(async () => {
    files = (await built(empty, false)).filter((file) => file.type === 'asset');
  });

  it('LO-01 each language is two files of data: the first load, and the rest', () => {
    expect(files).toHaveLength(2 * (written.length + Object.keys(pseudoLanguages).length));
    const [first, rest] = [textsOf('texts/en/first'), textsOf('texts/en/rest')];
    expect(Object.keys({ ...first, ...rest }).sort()).toEqual(Object.keys(en));
    expect(Object.keys(first).filter((key) => key in rest)).toEqual([]);
  });

  it('LO-01 the texts are compiled already', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: textsOf('texts/en/first') } });
    expect(i18n._('error_code', { code: 12 })).toBe('Code 12');
  });
});

it('LO-01 the renderer has all languages in one module, and makes no files', async () => {
  const [module, ...others] = await built('virtual:catalogs', true);
  expect(others).toEqual([]);
  const code = module?.type === 'chunk' ? module.code : '';
  const { catalogs: all } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(all)).toEqual([...written, ...Object.keys(pseudoLanguages)].sort());
  expect(Object.keys(all.en)).toEqual(Object.keys(en));
});
