// Decisions are cited by the four digits of their page, and pages and their list agree about the status of each.
import { lineAt, type Repository } from './repository.ts';

const folder = 'docs/decisions/';
const list = `${folder}README.md`;
/** Also where a comment breaks its line between the word and the number. */
const cited = /\bdecisions?(?:\s|\/\/|\*)+(\d+(?:(?:, | and )\d+)*)/gi;
const status = /^(accepted(, in part replaced by \[\d{4}\]\(\S+\))?|replaced by \[\d{4}\]\(\S+\)|obsolete)$/;

interface Page {
  file: string;
  name: string;
  number: string;
  text: string;
}

export function decisionProblems(repository: Repository): string[] {
  const pages = pagesOf(repository);
  const rows = rowsOf(repository.texts.get(list) ?? '');
  const names = new Set(pages.map(({ name }) => name));
  return [
    ...pages.flatMap((page) => pageProblems(page, pages, rows)),
    ...rows
      .filter(({ name }) => !names.has(name))
      .map(({ name, line }) => `${list}:${line} there is no page ${name}`),
    ...deadNumbers(repository, new Set(pages.map(({ number }) => number))),
  ];
}

/** Pages that no longer hold: what they name may be gone. */
export function isObsolete(page: string): boolean {
  return /^Status: (obsolete|replaced)/m.test(page);
}

function pagesOf({ texts }: Repository): Page[] {
  return [...texts].flatMap(([file, text]) => {
    const name = file.slice(folder.length);
    const number = /^\d{4}(?=-[^/]+\.md$)/.exec(name)?.[0];
    return file.startsWith(folder) && number !== undefined ? [{ file, name, number, text }] : [];
  });
}

function pageProblems(page: Page, pages: readonly Page[], rows: ReturnType<typeof rowsOf>): string[] {
  const said = /^Status: (.+)$/m.exec(page.text)?.[1] ?? '';
  const own = rows.filter(({ name }) => name === page.name);
  const problems = [
    !page.text.startsWith(`# ${page.number} `) && `the title does not begin with ${page.number}`,
    pages.some(({ file, number }) => number === page.number && file < page.file) &&
      `another page has the number ${page.number}`,
    !status.test(said) && 'has no line "Status: accepted", "… replaced by [0000](page)" or "obsolete"',
    own.length !== 1 && `has ${own.length} rows in ${list} instead of one`,
    own.some((row) => row.status !== said) && `its row in ${list} has another status`,
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${page.file}:1 ${problem}`);
}

function rowsOf(text: string): { name: string; status: string; line: number }[] {
  return [...text.matchAll(/^\| \[.*?\]\((\d{4}-[^)]+)\) \|(.*)\|$/gm)].map((row) => ({
    name: row[1] ?? '',
    status: row[2]?.trim() ?? '',
    line: lineAt(text, row.index),
  }));
}

function deadNumbers({ texts }: Repository, known: ReadonlySet<string>): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(cited)].flatMap((found) =>
      (found[1]?.match(/\d+/g) ?? [])
        .filter((number) => !known.has(number))
        .map((number) => `${file}:${lineAt(text, found.index)} decision ${number} has no page in ${folder}`),
    ),
  );
}
