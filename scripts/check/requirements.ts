// Requirement ids: listed in docs/requirements.md, cited everywhere, proven by tests whose titles begin with them.
import { lineAt, type Repository } from './repository.ts';

const requirementsPage = 'docs/requirements.md';

export interface Requirement {
  id: string;
  /** Not built to its end, so that it may be without a test. */
  isToCome: boolean;
  /** Which suites prove it; where none is named, any does. */
  suites: readonly Suite[];
  line: number;
}

const suites = ['unit', 'api', 'e2e'] as const;
type Suite = (typeof suites)[number];

export interface TestTitle {
  ids: readonly string[];
  title: string;
  file: string;
  line: number;
}

const testFile = /\.(test\.tsx?|spec\.ts)$/;
const titleWithIds = /(['"`])((?:[A-Z]{2}-\d{2}[ ,:]+)+)(?:(?!\1).)+\1/g;
const anyId = /[A-Z]{2}-\d{2}/g;

export function requirementsOf({ texts }: Repository): Requirement[] {
  const page = texts.get(requirementsPage) ?? '';
  return [...page.matchAll(/^### ([A-Z]{2}-\d{2})\n\n(?:\*([^*]+)\*)?/gm)].map((heading) => ({
    id: heading[1] ?? '',
    isToCome: heading[2]?.startsWith('to come') ?? false,
    suites: suites.filter((suite) => heading[2]?.includes(suite)),
    line: lineAt(page, heading.index),
  }));
}

/** Titles of tests, and of groups of them, that begin with ids. */
export function testTitles({ texts }: Repository): TestTitle[] {
  return [...texts].flatMap(([file, text]) => {
    if (!testFile.test(file)) return [];
    return [...text.matchAll(titleWithIds)].map((found) => ({
      ids: found[2]?.match(anyId) ?? [],
      title: found[0].slice(1, -1),
      file,
      line: lineAt(text, found.index),
    }));
  });
}

export function requirementProblems(repository: Repository): string[] {
  const requirements = requirementsOf(repository);
  const titles = testTitles(repository);
  const known = new Set(requirements.map(({ id }) => id));
  const at = ({ line }: Requirement) => `${requirementsPage}:${line}`;
  return [
    ...requirements
      .filter(({ id }, index) => requirements.findIndex((other) => other.id === id) < index)
      .map((requirement) => `${at(requirement)} ${requirement.id} is used twice`),
    ...requirements
      .filter(({ isToCome }) => !isToCome)
      .flatMap((requirement) =>
        lackingTests(requirement, titles).map(
          (kind) => `${at(requirement)} no ${kind} has a title that begins with ${requirement.id}`,
        ),
      ),
    ...titles.flatMap(({ ids, file, line }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} ${id} is no requirement`),
    ),
    ...deadIds(repository, known),
  ];
}

function lackingTests({ id, suites }: Requirement, titles: readonly TestTitle[]): string[] {
  const files = titles.filter(({ ids }) => ids.includes(id)).map(({ file }) => file);
  const lacking = suites.filter((suite) => !files.some((file) => suiteOf(file) === suite));
  return files.length === 0 ? ['test'] : lacking.map((suite) => `${suite} test`);
}

function suiteOf(file: string): Suite {
  if (file.startsWith('e2e/')) return 'e2e';
  return file.startsWith('apps/server/test/') ? 'api' : 'unit';
}

/** Outside titles only areas that exist are looked for: other things are named by two letters and two digits, too. */
function deadIds({ texts }: Repository, known: ReadonlySet<string>): string[] {
  const areas = [...new Set([...known].map((id) => id.slice(0, 2)))];
  if (areas.length === 0) return [`${requirementsPage} has no requirements`];
  const cited = new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d{2}(?![\\w-])`, 'g');
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(cited)]
      .filter(([id]) => !known.has(id))
      .map((found) => `${file}:${lineAt(text, found.index)} ${found[0]} is no requirement`),
  );
}
