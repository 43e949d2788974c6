import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleSizeProblems, homeBudget, screenBudget, screenFiles } from './console-sizes.ts';
import type { Manifest } from './sizes.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/app/palette/palette.tsx': { file: 'palette.js', imports: ['index.html'] },
  'src/screens/home/home-screen.tsx': { file: 'home.js', imports: ['index.html', '_shared.js'] },
  'src/screens/apps/app/keys/keys-screen.tsx': { file: 'keys.js', imports: ['_shared.js', '_react.js'] },
};
const keys = 'src/screens/apps/app/keys/keys-screen.tsx';

describe('sizes of the console', () => {
  let folder: string;
  const put = (file: string, bytes: number) =>
    // Base64 of random bytes does not compress below them.
    writeFile(join(folder, file), randomBytes(bytes).toString('base64'));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earnwall-console-sizes-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const { file } of Object.values(manifest)) await put(file, 10);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('a screen is what it loads beyond the first load', () => {
    expect(screenFiles(manifest).get(keys)).toEqual(['keys.js', 'shared.js']);
  });

  it('passes a small build, whatever the palette weighs', async () => {
    await put('palette.js', homeBudget);
    expect(await consoleSizeProblems(folder)).toEqual([]);
  });

  it('Home counts with the first load, React included', async () => {
    await put('react.js', homeBudget * 0.7);
    await put('home.js', homeBudget * 0.4);
    expect(await consoleSizeProblems(folder)).toEqual([
      expect.stringMatching(/^The console's Home loads 1\d{5} bytes .* more than 130000\.$/),
    ]);
  });

  it('names a further screen that is too large, shared code included', async () => {
    await put('shared.js', screenBudget);
    expect(await consoleSizeProblems(folder)).toEqual([
      expect.stringMatching(/^src\/screens\/apps\/app\/keys\/keys-screen\.tsx loads 2\d{4} bytes/),
    ]);
  });

  it('fails when there is nothing to measure', async () => {
    await writeFile(join(folder, '.vite/manifest.json'), '{}');
    expect(await consoleSizeProblems(folder)).toEqual(['The manifest has no Home: nothing was measured.']);
  });
});
