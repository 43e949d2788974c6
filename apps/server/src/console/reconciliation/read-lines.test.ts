import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const read = (csv: string, given: Partial<Parameters<typeof readLines>[0]> = {}) =>
  readLines({ csv, first_line: 2, columns: { name: 0, amount: 1 }, delimiter: ',', ...given });

describe('lines of a statement', () => {
  it('SV-04 are read with their numbers and amounts, digit by digit', () => {
    expect(read('t-1,1.25,x\n"t,2",0.000001\r\nt-3,7\n')).toEqual({
      kind: 'read',
      lines: [
        { line: 2, name: 't-1', micros: 1_250_000n },
        { line: 3, name: 't,2', micros: 1n },
        { line: 4, name: 't-3', micros: 7_000_000n },
      ],
    });
  });

  it('SV-04 have other columns, other delimiters and no amounts where the supplier writes it so', () => {
    expect(read('x;t-1\ny;t-2', { columns: { name: 1, amount: null }, delimiter: ';' })).toEqual({
      kind: 'read',
      lines: [
        { line: 2, name: 't-1', micros: null },
        { line: 3, name: 't-2', micros: null },
      ],
    });
  });

  it.each([
    ['t-1,1.25\n,2\nt-3,3', [{ line: 3, message: 'column 0 must name a transaction or a click' }]],
    ['t-1,1,25', [], true],
    ['t-1,-1', [{ line: 2, message: 'column 1 must be an amount such as 1.25' }]],
    ['t-1,1.1234567', [{ line: 2, message: 'column 1 must be an amount such as 1.25' }]],
    ['t-1', [{ line: 2, message: 'column 1 must be an amount such as 1.25' }]],
  ])('SV-04 of %j are named with what is wrong', (csv, problems, isRead = false) => {
    expect(read(csv)).toEqual(
      isRead
        ? { kind: 'read', lines: [{ line: 2, name: 't-1', micros: 1_000_000n }] }
        : { kind: 'unreadable', problems },
    );
  });

  it('SV-04 with a quote that never ends are refused whole', () => {
    expect(read('t-1,1\n"t-2,1')).toMatchObject({ kind: 'unreadable', problems: [{ line: 2 }] });
  });
});
