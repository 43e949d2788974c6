import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagesOfFiles, productionPackages } from './find-packages.ts';
import { noticesText, writeNotices } from './notices.ts';

describe('third-party notices', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'earnwall-notices-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function install(place: string, manifest: object, licenceText?: string): Promise<string> {
    const folder = join(root, place);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
    if (licenceText) await writeFile(join(folder, 'LICENSE.md'), licenceText);
    return folder;
  }

  it('carries the licence of each package once, by name', async () => {
    const b = await install('node_modules/b', { name: 'b', license: 'MIT' }, 'Copyright B');
    const a = await install('node_modules/a', { name: 'a', license: 'ISC', author: { name: 'Ann' } });
    const file = join(root, 'notices.txt');
    await writeNotices(file, [b, a, b]);
    const text = await readFile(file, 'utf8');
    expect(text.match(/^\S+@1\.0\.0 \(.*\)$/gm)).toEqual(['a@1.0.0 (ISC, by Ann)', 'b@1.0.0 (MIT)']);
    expect(text).toContain('Copyright B');
  });

  it.each([
    ['without a licence', {}, 'bad@1.0.0 names no licence'],
    ['with one that is not allowed', { license: 'AGPL-3.0' }, 'bad@1.0.0 has the licence AGPL-3.0'],
  ])('fails for a package %s', async (_, manifest, words) => {
    const bad = await install('node_modules/bad', { name: 'bad', ...manifest });
    await expect(writeNotices(join(root, 'notices.txt'), [bad])).rejects.toThrow(words);
  });

  it('says so where there is no code of others', () => {
    expect(noticesText([])).toContain('no code of third parties');
  });

  it('follows production dependencies through our own packages, nearest first, and nothing else', async () => {
    await install('apps/server', {
      name: '@earnwall/server',
      dependencies: { '@earnwall/contract': '1', a: '1' },
      devDependencies: { tool: '1' },
    });
    await install('node_modules/@earnwall/contract', {
      name: '@earnwall/contract',
      dependencies: { zod: '1' },
    });
    const zod = await install('node_modules/zod', { name: 'zod' });
    const a = await install('node_modules/a', { name: 'a', dependencies: { deep: '2', a: '1' } });
    const deep = await install('node_modules/a/node_modules/deep', { name: 'deep' });
    await install('node_modules/deep', { name: 'deep' });
    await install('node_modules/tool', { name: 'tool' });
    expect((await productionPackages(join(root, 'apps/server'))).sort()).toEqual([a, deep, zod].sort());
  });

  it('finds the package of a bundled file', () => {
    const files = [
      '/x/node_modules/@a/b/dist/i.js',
      '/x/node_modules/c/node_modules/d/i.svg?url',
      '/x/src/own.ts',
    ];
    expect(packagesOfFiles(files)).toEqual(['/x/node_modules/@a/b', '/x/node_modules/c/node_modules/d']);
  });
});
