import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../root.ts';

it('every link between pages of the documentation leads somewhere', async () => {
  const docs = await readdir(inRoot('docs'), { recursive: true });
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'apps/embed/README.md',
    ...docs.map((file) => `docs/${file}`),
  ];
  const broken = await Promise.all(pages.filter((file) => file.endsWith('.md')).map(brokenLinks));
  expect(broken.flat()).toEqual([]);
});

async function brokenLinks(page: string): Promise<string[]> {
  const text = await readFile(inRoot(page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));
  const found = await Promise.all(own.map((link) => leadsSomewhere(page, link)));
  return own.filter((_, at) => !found[at]).map((link) => `${page}: ${link}`);
}

async function leadsSomewhere(page: string, link: string): Promise<boolean> {
  const [path = '', anchor] = link.split('#');
  const target = inRoot(path === '' ? page : join(dirname(page), path));
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(await readFile(target, 'utf8')).includes(anchor);
}

/** As GitHub makes them of headings. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
