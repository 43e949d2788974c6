import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

describe('source hash', () => {
  let folder: string;
  const hash = () => sourceHash(folder, ['app', 'package-lock.json']);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earnwall-hash-'));
    await mkdir(join(folder, 'app', 'src'), { recursive: true });
    await writeFile(join(folder, 'app', 'src', 'main.ts'), 'one');
    await writeFile(join(folder, 'package-lock.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('OP-01 stays the same while sources stay the same, so that a second start builds nothing', async () => {
    expect(await hash()).toBe(await hash());
  });

  it.each([
    ['a source changes', () => writeFile(join(folder, 'app', 'src', 'main.ts'), 'two')],
    ['a source is added', () => writeFile(join(folder, 'app', 'src', 'new.ts'), '')],
    [
      'a source is renamed',
      () => rename(join(folder, 'app', 'src', 'main.ts'), join(folder, 'app', 'src', 'start.ts')),
    ],
    ['a dependency changes', () => writeFile(join(folder, 'package-lock.json'), '{"a":1}')],
  ])('differs when %s', async (_, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });

  it.each(['dist', 'node_modules', 'test'])('does not look into %s', async (name) => {
    const before = await hash();
    await mkdir(join(folder, 'app', name));
    await writeFile(join(folder, 'app', name, 'made.js'), 'made');
    expect(await hash()).toBe(before);
  });

  it('ignores unit tests', async () => {
    const before = await hash();
    await writeFile(join(folder, 'app', 'src', 'main.test.ts'), 'test');
    expect(await hash()).toBe(before);
  });
});
