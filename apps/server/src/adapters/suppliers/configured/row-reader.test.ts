import { describe, expect, it } from 'vitest';
import { valueAt } from '#request/json-pointer.ts';
import { holds } from './holds.ts';
import { RowReader } from './row-reader.ts';
import { condition } from './schema/condition.ts';
import { field } from './schema/field.ts';
import { shape } from './schema/shape.ts';
import { pointer } from './schema/values.ts';
import { shapeProblems } from './shape-problems.ts';

const row = {
  ...{ id: 17, name: 'A', empty: '', zero: 0, minutes: 2.5, percent: 57, price: '1.25', cents: 125 },
  ...{ deep: { list: [{ 'a/b': 'x' }] }, codes: ['a', 'b'], none: null },
};

describe('SV-01 fields of a row', () => {
  it.each([
    ['/id', '17'],
    ['/deep/list/0/a~1b', 'x'],
    [{ at: '/name', map: { A: 'alpha' } }, 'alpha'],
    [{ at: ['/none', '/missing', '/name'] }, 'A'],
    [{ at: '/missing', default: 'other' }, 'other'],
    [{ at: '/zero', none: [0], default: 'other' }, 'other'],
    [{ value: 'always' }, 'always'],
    ['/missing', null],
    ['/toString', null],
  ])('SV-01 the text of %j is %j', (settings, expected) => {
    const reader = new RowReader(row);
    expect(reader.optionalText('it', field().parse(settings), 100)).toBe(expected);
    expect(reader.problems).toEqual([]);
  });

  it.each([
    [['/minutes', 60], 150],
    [['/percent', 0.01], 0.57],
    [{ at: '/zero', none: [0], default: 3 }, 3],
    // What stands in is already what is wanted.
    [{ at: '/missing', scale: 60, default: 3 }, 3],
  ])('SV-01 the number of %j is %d', (settings, expected) => {
    expect(new RowReader(row).number('it', field().parse(settings), 0, 1000)).toBe(expected);
  });

  it.each([
    ['/price', 1, 1_250_000n],
    ['/cents', 0.01, 1_250_000n],
    ['/minutes', 1, 2_500_000n],
  ])('SV-01 the money of %j by %d is %d millionths', (at, scale, expected) => {
    expect(new RowReader(row).micros('it', field().parse(at), scale)).toBe(expected);
  });

  it('SV-01 all that is wrong is said at once, and no value is repeated', () => {
    const reader = new RowReader(row);
    reader.text('one', field().parse('/missing'), 10);
    reader.text('two', field().parse({ at: '/name', map: { B: 'beta' } }), 10);
    reader.number('three', field().parse('/name'), 0, 1);
    reader.micros('four', field().parse('/codes'), 1);
    expect(reader.problems).toEqual([
      'one: it is missing',
      'two: it has no counterpart',
      'three: it is no number from 0 to 1',
      'four: it is no amount of money',
    ]);
  });
});

describe('SV-01 conditions', () => {
  it.each([
    [{ '/name': 'A' }, true],
    [{ '/name': ['B', 'A'], '/id': 17 }, true],
    [{ '/name': 'A', '/id': 18 }, false],
    [[{ '/name': 'B' }, { '/id': '17' }], true],
    [{ '/none': null }, true],
    [{ '/name': null }, false],
    [{ '/codes/0': '*' }, true],
    [{ '/missing': '*' }, false],
    [{ '/none': '*' }, true],
    [{ '/missing': null }, true],
    [{ '/zero': '<=0' }, true],
    [{ '/id': '<=0' }, false],
    [{ '/id': '>=17' }, true],
    [{ '/name': '>=0' }, false],
    [{ '/empty': '<=0' }, false],
  ])('SV-01 %j holds: %j', (settings, expected) => {
    expect(holds(condition(pointer).parse(settings), (at) => valueAt(row, at))).toBe(expected);
  });
});

describe('SV-01 forms of fields', () => {
  it.each([
    [{ '/id': 'id', '/name': 'text', '/codes': 'list', '/codes/*': 'letters' }, 0],
    [{ '/missing': 'text?', '/none': 'number?', '/missing/inside': 'text' }, 0],
    [{ '/missing': 'text' }, 1],
    [{ '/codes/*': 'number' }, 2],
    [{ '/deep/list/*/a~1b': 'number' }, 1],
    [{ '/id': { form: 'number', max: 16 } }, 1],
    [{ '/name': { form: 'text', one_of: ['B'] } }, 1],
    [{ '/name': { form: 'money', or: ['A'] } }, 0],
    [{ '/none': { form: 'text', optional: true } }, 1],
  ])('SV-01 %j finds %i problems', (settings, count) => {
    expect(shapeProblems(row, shape.parse(settings))).toHaveLength(count);
  });
});
