// The code of a page of documentation, by the language of each block.
import { readFile } from 'node:fs/promises';
import { inRoot } from '../root.ts';

export function readPage(file: string): Promise<string> {
  return readFile(inRoot(file), 'utf8');
}

export function codeBlocks(page: string, language: string): string[] {
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , code]) => code ?? '');
}
