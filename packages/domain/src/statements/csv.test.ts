import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('PB-05 a line of CSV', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a', null, 3, -4n, 0], 'a,,3,-4,0\r\n'],
    [[{ exact: '-0.50' }, { exact: '9007199254.740993' }], '-0.50,9007199254.740993\r\n'],
    [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"\r\n'],
    [['=1+1', '+1', '-1', '@x'], `'=1+1,'+1,'-1,'@x\r\n`],
    [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"\r\n`],
    [["'quoted", '\tx', '\rx'], `''quoted,'\tx,"'\rx"\r\n`],
    [['ünï—漢字 🎮'], 'ünï—漢字 🎮\r\n'],
    [[''], '\r\n'],
  ])('of %o', (cells, expected) => expect(csvLine(cells)).toBe(expected));

  it.each(['', '=1', '-', '1.', '1e3', '+1', '1\n'])('lets no %j in as a number', (exact) => {
    expect(() => csvLine([{ exact }])).toThrow(TypeError);
  });

  it('gives every text back to whoever reads it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        expect(cellsOf(csvLine(texts)).map((cell) => cell.replace(/^'/, ''))).toEqual(texts);
      }),
    );
  });

  it('begins no cell with a sign that spreadsheets run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
        expect(cellsOf(csvLine([sign + rest]))[0]?.[0]).toBe("'");
      }),
    );
  });
});

/** A reader of RFC 4180 for one record. */
function cellsOf(record: string): string[] {
  const cells = [''];
  let isQuoted = false;
  const text = record.replace(/\r\n$/, '');
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (isQuoted && sign === '"' && text.charAt(place + 1) === '"')
      cells[cells.length - 1] += text.charAt(++place);
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}
