// What a notice says about an installed package, read from the package itself.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PackageFacts {
  name: string;
  version: string;
  /** As the package states it; nothing where it does not. */
  licence: string;
  author: string;
  /** The licence and notice files it carries, one after the other. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
}

const licenceFile = /^(licen[cs]e|copying|notice|unlicense)([.-].*)?$/i;

export async function packageFacts(folder: string): Promise<PackageFacts> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => name);
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  const { license, author } = manifest;
  return {
    name: manifest.name,
    version: manifest.version,
    licence: (typeof license === 'string' ? license : license?.type) ?? '',
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    text: texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n'),
  };
}
