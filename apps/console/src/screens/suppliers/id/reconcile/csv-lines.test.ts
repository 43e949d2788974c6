import { describe, expect, it } from 'vitest';
import { likelyColumns, likelyDelimiter, lineParts, type Part, previewOf } from './csv-lines.ts';

function partsOf(slices: readonly string[], most: number): Part[] {
  const { take, end } = lineParts(most);
  return [...slices.flatMap(take), ...end()];
}

describe('CO-02 a file in parts of whole lines', () => {
  it.each<[string, string[], number, [number, string][]]>([
    ['one part', ['a\nb\nc\n'], 100, [[1, 'a\nb\nc\n']]],
    ['without a last line break', ['a\nb'], 100, [[1, 'a\nb']]],
    [
      'cut after whole lines',
      ['aa\nbb\ncc\n'],
      3,
      [
        [1, 'aa\n'],
        [2, 'bb\n'],
        [3, 'cc\n'],
      ],
    ],
    [
      'slices inside of lines',
      ['a', 'a\nb', 'b\nc'],
      3,
      [
        [1, 'aa\n'],
        [2, 'bb\n'],
        [3, 'c'],
      ],
    ],
    [
      'a line break in quotes',
      ['"a\n1",x\nb,y\n'],
      3,
      [
        [1, '"a\n1",x\n'],
        [2, 'b,y\n'],
      ],
    ],
    [
      'a doubled quote',
      ['"a""\n",1\nb\n'],
      3,
      [
        [1, '"a""\n",1\n'],
        [2, 'b\n'],
      ],
    ],
    ['nothing', ['', ''], 3, []],
  ])('%s', (_, slices, most, expected) => {
    expect(partsOf(slices, most).map(({ first_line, csv }) => [first_line, csv])).toEqual(expected);
  });

  it('a quote that never ends takes no more than one long line with it', () => {
    const line = `${'x'.repeat(999)}\n`;
    const parts = partsOf(['"', ...Array.from({ length: 200 }, () => line)], 10_000);
    expect(parts.map(({ csv }) => csv).join('')).toBe(`"${line.repeat(200)}`);
    expect(Math.max(...parts.map(({ csv }) => csv.length))).toBeLessThan(80_000);
    // Of the lines after the long one none is lost.
    expect(parts.at(-1)?.first_line).toBeGreaterThan(100);
  });
});

it.each([
  [
    'a,b\n1,2',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a;""x""";b\r\n1;2\r\n3',
    ';',
    [
      ['a;"x"', 'b'],
      ['1', '2'],
    ],
  ],
  ['', ',', []],
])('CO-02 the first two lines of %j', (csv, delimiter, rows) => {
  expect(previewOf(csv, delimiter, 2)).toEqual(rows);
});

it.each([
  ['a,b,c;d', ','],
  ['a;b;c,d', ';'],
  ['a\tb', '\t'],
  ['alone', ','],
])('CO-02 %j is parted by %j', (csv, delimiter) => {
  expect(likelyDelimiter(csv)).toBe(delimiter);
});

it.each([
  [['date', 'transid', 'amount'], { name: 1, amount: 2 }],
  [['MID', 'status'], { name: 0, amount: null }],
  [['x', 'y'], { name: 0, amount: null }],
])('CO-02 columns of %j', (header, columns) => {
  expect(likelyColumns(header)).toEqual(columns);
});
