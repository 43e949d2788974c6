import { describe, expect, it } from 'vitest';
import { brokenText, readLines } from './read-lines.ts';

const form = { columns: { name: 0, amount: 1 }, delimiter: ',' };
const read = (csv: string, given: Partial<Parameters<typeof readLines>[0]> = {}) =>
  readLines({ csv, first_line: 2, ...form, ...given });

describe('lines of a statement', () => {
  it('SV-04 are read with their numbers and amounts, digit by digit', () => {
    expect(read('t-1,1.25,x\n"t,2",0.000001\r\nt-3,7\n')).toEqual({
      lines: [
        { line: 2, name: 't-1', micros: 1_250_000n },
        { line: 3, name: 't,2', micros: 1n },
        { line: 4, name: 't-3', micros: 7_000_000n },
      ],
      broken: [],
    });
  });

  it('SV-04 have other columns, other delimiters and no amounts where the supplier writes it so', () => {
    expect(read('x;t-1\ny;t-2', { columns: { name: 1, amount: null }, delimiter: ';' }).lines).toEqual([
      { line: 2, name: 't-1', micros: null },
      { line: 3, name: 't-2', micros: null },
    ]);
  });

  it.each([
    ['t-1,1.25\n,2\nt-3,3', ['line 3: column 0 must name a transaction or a click'], 2],
    ['t-1,1,25', [], 1],
    ['t-1,-1', ['line 2: column 1 must be an amount such as 1.25'], 0],
    ['t-1,1.1234567', ['line 2: column 1 must be an amount such as 1.25'], 0],
    ['t-1', ['line 2: column 1 must be an amount such as 1.25'], 0],
    ['t-1,1\n\nt-3,1', ['line 3: column 0 must name a transaction or a click'], 2],
    ['t-1,1\n"t-2,1\nt-3,1', ['line 3: it is no CSV: look at its quotes'], 2],
    ['=cmd(),1\n@x,1', [], 2],
  ])('SV-04 of %j are judged one by one', (csv, problems, good) => {
    const { lines, broken } = read(csv);
    expect(broken.map((line) => brokenText(line, form))).toEqual(problems);
    expect(lines).toHaveLength(good);
  });

  it('SV-04 are kept as they came, cut where they are long', () => {
    expect(read(`,${'x'.repeat(400)}`).broken).toEqual([
      { line: 2, reason: 'name', text: `,${'x'.repeat(299)}` },
    ]);
  });
});
