// The sources of apps and packages, without their tests.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../root.ts';
import type { SourceFile } from './imports.ts';

export async function sourceFiles(): Promise<SourceFile[]> {
  const paths: string[] = [];
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(inRoot(group))) paths.push(...(await sourcesIn(`${group}/${name}/src`)));
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(inRoot(path), 'utf8') })));
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(inRoot(folder), { recursive: true }).catch(() => []);
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(folder, name));
}
