import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { firstLoadFiles, listRouteBudget, type Manifest, sizeProblems } from './sizes.ts';

const manifest: Manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', 'src/entry.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  'texts/en/first': { file: 'assets/en.json' },
  'texts/ja/first': { file: 'assets/ja.json' },
  'texts/en-XA/first': { file: 'assets/long.json' },
  'texts/ja/rest': { file: 'assets/ja-rest.json' },
  'src/support.tsx': { file: 'assets/support.js', imports: ['_shared.js'] },
};

describe('size check', () => {
  let folder: string;
  const put = (file: string, text: string) => writeFile(join(folder, file), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earnwall-sizes-'));
    await mkdir(join(folder, '.vite'));
    await mkdir(join(folder, 'assets'));
    await put('.vite/manifest.json', JSON.stringify(manifest));
    for (const { file } of Object.values(manifest)) await put(file, 'export {}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('counts the entry and its static imports once each, and no lazy screen', () => {
    expect(firstLoadFiles(manifest)).toEqual(['assets/entry.js', 'assets/shared.js', 'assets/react.js']);
  });

  it('passes a small build', async () => {
    expect(await sizeProblems(folder)).toEqual([]);
  });

  it('fails when the first load is over budget, naming each file', async () => {
    await put('assets/react.js', `"${randomBytes(listRouteBudget).toString('base64')}"`);
    const problems = await sizeProblems(folder);
    expect(problems[0]).toMatch(/^The list route loads 1\d{5} bytes/);
    expect(problems).toContainEqual(expect.stringMatching(/^ {2}\d+ assets\/react\.js$/));
  });

  it('counts the first texts of one language, the heaviest', async () => {
    await put('assets/react.js', `"${randomBytes(listRouteBudget * 0.6).toString('base64')}"`);
    for (const language of ['en', 'ja']) {
      await put(`assets/${language}.json`, `"${randomBytes(listRouteBudget * 0.3).toString('base64')}"`);
    }
    await put('assets/long.json', `"${randomBytes(listRouteBudget).toString('base64')}"`);
    await put('assets/ja-rest.json', `"${randomBytes(listRouteBudget).toString('base64')}"`);
    expect(await sizeProblems(folder)).toEqual([]);
    await put('assets/ja.json', `"${randomBytes(listRouteBudget * 0.5).toString('base64')}"`);
    expect(await sizeProblems(folder)).toContainEqual(expect.stringMatching(/^ {2}\d+ assets\/ja\.json$/));
  });

  it('lets a lazy screen be large', async () => {
    await put('assets/support.js', `"${randomBytes(listRouteBudget).toString('base64')}"`);
    expect(await sizeProblems(folder)).toEqual([]);
  });

  it('fails when there is nothing to measure', async () => {
    await put('.vite/manifest.json', '{}');
    expect(await sizeProblems(folder)).toEqual(['The manifest names no entry: nothing was measured.']);
  });

  it('finds zod in any chunk, however small the part of it', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import * as z from 'zod/mini'; console.log(z.string().parse('x'))`,
        resolveDir: root,
      },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    await put('assets/support.js', outputFiles[0]?.text ?? '');
    expect(await sizeProblems(folder)).toEqual([
      'assets/support.js contains zod, which belongs to the server alone.',
    ]);
  });
});
