// The files that a container engine would send to a build (`COPY . .`): the project's, without what .dockerignore names.
import { cp, readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { inRoot, root } from '../root.ts';

export async function copyContext(target: string): Promise<void> {
  const isIgnored = ignoredBy(await readFile(inRoot('.dockerignore'), 'utf8'));
  const filter = (file: string) => !isIgnored(relative(root, file).split(sep).join('/'));
  await cp(root, target, { recursive: true, filter });
}

/** Plain names, and names at any depth as two stars, a slash and the name: the two forms that our file uses. */
export function ignoredBy(text: string): (path: string) => boolean {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const atAnyDepth = new Set(lines.filter((line) => line.startsWith('**/')).map((line) => line.slice(3)));
  const atRoot = new Set(lines.filter((line) => !line.startsWith('**/')));
  const names = [...atRoot, ...atAnyDepth];
  const odd = names.filter((name) => !/^[\w.-]+$/.test(name));
  if (odd.length > 0)
    throw new Error(`.dockerignore may only have names and **/names, but has ${odd.join(', ')}`);
  return (path) => {
    const parts = path.split('/');
    return atRoot.has(parts[0] ?? '') || parts.some((part) => atAnyDepth.has(part));
  };
}
