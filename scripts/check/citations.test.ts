import { describe, expect, it } from 'vitest';
import { citationProblems } from './citations.ts';

// Put together, so that the check does not find the samples of its own test.
const dead = ['SL', '99'].join('-');
const id = ['SL', '03'].join('-');
const toCome = ['PB', '01'].join('-');
const section = String.fromCodePoint(0xa7);
const cite = (...numbers: string[]) => `decision ${numbers.join(', ')}`;

const sound = {
  'docs/requirements.md': `# Requirements\n\n### ${id}\n\n*unit* Sorted.\n\n### ${toCome}\n\n*to come · api* Told.\n`,
  'docs/decisions/README.md': '| Page | Status |\n|---|---|\n| [0001 Access](0001-access.md) | accepted |\n',
  'docs/decisions/0001-access.md': '# 0001 Access\n\nStatus: accepted\n\n## The codes\n',
  'src/sort.ts': `// Sorted (${id}, decision 0001).\n`,
  'src/sort.test.ts': `it('${id} sorts', () => {});\n`,
};

function problemsWith(changes: Record<string, string>): string[] {
  const texts = new Map(Object.entries({ ...sound, ...changes }));
  return citationProblems({ paths: [...texts.keys(), 'docs/pictures/panel.png'], texts });
}

const obsolete = {
  'docs/decisions/README.md': '| [0001 Access](0001-access.md) | obsolete |\n',
  'docs/decisions/0001-access.md': '# 0001 Access\n\nStatus: obsolete\n\nIn `src/gone.ts`.\n',
};

describe('what is cited', () => {
  it.each<[what: string, changes: Record<string, string>]>([
    ['ids, numbers and their tests', {}],
    ['a requirement that has a test with others', { 'src/sort.test.ts': `it('${toCome} ${id} sorts');` }],
    [
      'a story in a browser',
      {
        'docs/requirements.md': `### ${id}\n\n*e2e* Sorted.`,
        'e2e/sort.spec.ts': `story("${id} it's sorted")`,
      },
    ],
    ['a decision over two lines', { 'src/a.ts': '// see decision\n// 0001 for more' }],
    ['other letters and digits', { 'src/a.ts': `'BT-50', 'X-SL-99', '${dead}0'` }],
    ['a link to a page', { 'a.md': '[x](docs/decisions/0001-access.md)' }],
    ['a link to a folder', { 'a.md': '[x](docs/decisions) and [y](./docs/decisions/)' }],
    ['a link to a heading', { 'docs/a.md': '[x](decisions/0001-access.md#the-codes)' }],
    ['a link to a heading of its own', { 'a.md': '# Über `a.b`, and more\n[x](#über-ab-and-more)' }],
    ['a link to the second heading of a name', { 'a.md': '## A\n## A\n[x](#a-1)' }],
    ['a picture', { 'README.md': '<img src="docs/pictures/panel.png">' }],
    ['a link to elsewhere', { 'a.md': '[x](https://example.com/y) [z](mailto:a@example.com)' }],
    ['what looks like a link in code', { 'a.md': '`[x](y)`\n\n```md\n[x](y)\n```\n' }],
    [
      'a path, whole and by its end',
      { 'a.md': '`docs/decisions/0001-access.md` `decisions/0001-access.md`' },
    ],
    ['a path without src', { 'packages/domain/src/money/a.ts': '', 'a.md': '`domain/money/a.ts`' }],
    ['a built file', { 'a.md': '`apps/panel/dist/server/render.ts`' }],
    ['a pattern of paths', { 'a.md': '`src/<name>.ts` `src/*.ts` `utils.ts`' }],
    ['a lost path in an obsolete page', obsolete],
  ])('passes: %s', (_what, changes) => {
    expect(problemsWith(changes)).toEqual([]);
  });

  it.each<[what: string, changes: Record<string, string>, problem: string]>([
    ['an unknown id', { 'src/a.ts': `\n// ${dead}` }, `src/a.ts:2 ${dead} is no requirement`],
    ['an unknown id in a page', { 'a.md': `(${dead})` }, `a.md:1 ${dead} is no requirement`],
    [
      'a title with an unknown area',
      { 'a.test.tsx': `it(\`${['ZZ', '01'].join('-')} works\`)` },
      `a.test.tsx:1 ${['ZZ', '01'].join('-')} is no requirement`,
    ],
    [
      'a requirement without a test',
      { 'src/sort.test.ts': `it('sorts (${id})')` },
      `docs/requirements.md:3 no test has a title that begins with ${id}`,
    ],
    [
      'a requirement whose test is of another suite',
      { 'docs/requirements.md': `### ${id}\n\n*unit, api* Sorted.` },
      `docs/requirements.md:1 no api test has a title that begins with ${id}`,
    ],
    [
      'an id that is used twice',
      { 'docs/requirements.md': `### ${id}\n\nA.\n\n### ${id}\n\nB.\n` },
      `docs/requirements.md:5 ${id} is used twice`,
    ],
    [
      'a number without a page',
      { 'a.ts': `// ${cite('0009')}` },
      `a.ts:1 ${cite('0009')} has no page in docs/decisions/`,
    ],
    [
      'two digits',
      { 'a.ts': `// ${cite('0001', '26')}` },
      `a.ts:1 ${cite('26')} has no page in docs/decisions/`,
    ],
    [
      'two digits on the next line',
      { 'a.ts': '/**\n * Said by decision\n * 26.\n */'.replace('26', '2'.concat('6')) },
      `a.ts:2 ${cite('26')} has no page in docs/decisions/`,
    ],
    [
      'a section',
      { 'a.css': `/* spec ${section}2 */` },
      'a.css:1 cites a section; cite a requirement or a decision instead',
    ],
    ['a dead link', { 'docs/a.md': '\n\n[x](b.md)' }, 'docs/a.md:3 b.md leads nowhere'],
    ['a dead link by its name', { 'a.md': '[x]\n\n[x]: b.md' }, 'a.md:3 b.md leads nowhere'],
    ['a dead anchor', { 'a.md': '# A\n[x](#b)' }, 'a.md:2 #b leads nowhere'],
    ['a heading inside a block', { 'a.md': '```sh\n# b\n```\n[x](#b)' }, 'a.md:4 #b leads nowhere'],
    ['a lost path', { 'a.md': 'see `src/gone.ts`' }, 'a.md:1 src/gone.ts leads nowhere'],
    [
      'a page without a status',
      { 'docs/decisions/0001-access.md': '# 0001 Access\n' },
      'docs/decisions/0001-access.md:1 has no line "Status: accepted", "… replaced by [0000](page)" or "obsolete"',
    ],
    [
      'a status that the list does not have',
      { 'docs/decisions/0001-access.md': '# 0001 Access\n\nStatus: obsolete\n' },
      'docs/decisions/0001-access.md:1 its row in docs/decisions/README.md has another status',
    ],
    [
      'a page that is not listed',
      { 'docs/decisions/README.md': '' },
      'docs/decisions/0001-access.md:1 has 0 rows in docs/decisions/README.md instead of one',
    ],
    [
      'a second page of a number',
      { 'docs/decisions/0001-b.md': '# 0001 B\n\nStatus: accepted\n' },
      'docs/decisions/0001-b.md:1 another page has the number 0001',
    ],
    [
      'a title with another number',
      { 'docs/decisions/0001-access.md': '# 0002 Access\n\nStatus: accepted\n' },
      'docs/decisions/0001-access.md:1 the title does not begin with 0001',
    ],
  ])('finds %s', (_what, changes, problem) => {
    expect(problemsWith(changes)).toContain(problem);
  });
});
