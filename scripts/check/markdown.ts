// Links, anchors and paths of files in Markdown lead somewhere.
import { posix } from 'node:path';
import { isObsolete } from './decisions.ts';
import { lineAt, type Repository } from './repository.ts';

const link = /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)|\b(?:src|href)="([^"]+)"/gm;
/** What clearly is a file of ours: folders and a source file's ending. Built files come and go. */
const filePath = /`((?!.*\bdist\/)\w[\w@.-]*(?:\/[\w@.-]+)+\.(?:tsx?|css|sql|json|md))`/g;

export function markdownProblems(repository: Repository): string[] {
  const places = new Set(repository.paths.flatMap(withFolders));
  const ends = new Set(repository.paths.flatMap(endsOf));
  return [...repository.texts].flatMap(([page, text]) => {
    if (!page.endsWith('.md')) return [];
    const written = withoutBlocks(text);
    const dead = [...withoutCode(written).matchAll(link)].map((found) => {
      const target = found[1] ?? found[2] ?? found[3] ?? '';
      return leadsSomewhere(page, target, places, repository.texts) ? null : ([found.index, target] as const);
    });
    const lost = [...(isObsolete(text) ? '' : written).matchAll(filePath)].map((found) =>
      ends.has(found[1] ?? '') ? null : ([found.index, found[1]] as const),
    );
    return [...dead, ...lost]
      .filter((problem) => problem !== null)
      .map(([index, target]) => `${page}:${lineAt(text, index)} ${target} leads nowhere`);
  });
}

function leadsSomewhere(
  page: string,
  target: string,
  places: ReadonlySet<string>,
  texts: Repository['texts'],
): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const place = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, '');
  if (!places.has(place)) return false;
  return anchor === undefined || anchorsOf(texts.get(place) ?? '').includes(anchor);
}

/** As GitHub makes them of headings. */
function anchorsOf(page: string): string[] {
  const anchors = [...withoutBlocks(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter((other) => other === anchor).length;
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** A file, and every folder it lies in. */
function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** How pages may name a file: by its path from any folder on, and without `src`, as in `domain/money/reward.ts`. */
function endsOf(path: string): string[] {
  return [path, path.replace('/src/', '/')].flatMap((whole) => {
    const parts = whole.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  });
}

/** Blocks of code become blanks, so that every place keeps its line. */
function withoutBlocks(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, blank);
}

function withoutCode(text: string): string {
  return text.replace(/`[^`\n]*`/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
