import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import type { Table } from '../shared/table.ts';
import { chart } from './chart.ts';
import { judgementsOf } from './judgements.ts';
import { page } from './page.ts';
import { promisesOf } from './promises.ts';
import { keepResults, type Measured, readResults } from './results.ts';

const http = (ratio: string, bar: string): Table => ({
  title: 'GET /surveys',
  rows: [
    { surveys: '10,000', answer: '9.8 KB', raw: '30 µs', ratio, bar },
    { surveys: '10,000', answer: '304', raw: '30 µs', ratio: '0.90×', bar: 'ok ≤ 0.95×' },
  ],
});
const measured = (name: string, ...tables: Table[]): Measured => ({
  ...{ name, at: '2026-03-10T12:00:00Z', isQuick: false, machine: 'A machine' },
  runs: tables.map((table) => ({ tables: [table] })),
});

describe('what a table says about its promises', () => {
  it.each([
    ['1.62×', 'ok ≤ 1.8×', 0.9],
    ['2.00×', 'MISSED ≥ 3×', 1.5],
    ['1/400', 'ok ≤ 1/200', 0.5],
    ['25.0 ms', 'ok p50 ≤ 50 ms', 0.5],
    ['2,048 bytes', 'ok ≤ 2560 bytes', 0.8],
    ['no cc', 'ok ≤ 3.1×', null],
  ])('%s beside %s uses %s of what is allowed', (value, bar, share) => {
    const [judged] = judgementsOf({ title: '', rows: [{ what: 'it', value, bar }] });
    expect(judged).toMatchObject({ what: 'it', measured: value, isMet: bar.startsWith('ok') });
    if (share === null) expect(judged?.share).toBeNull();
    else expect(judged?.share).toBeCloseTo(share);
  });

  it('names rows that begin alike by their second cell, and leaves out what is not judged', () => {
    const names = judgementsOf(http('1.70×', 'ok ≤ 1.8×')).map(({ what }) => what);
    expect(names).toEqual(['10,000, 9.8 KB', '10,000, 304']);
    expect(judgementsOf({ title: '', rows: [{ what: 'upkeep', tcp: '5 µs', bar: '' }] })).toEqual([]);
  });

  it('takes several judgements of a row by their heads', () => {
    const row = {
      surveys: '1,000',
      C: '2.1×',
      bar: 'ok ≤ 3.1×',
      SQL: '1/150',
      'bar of SQL': 'MISSED ≤ 1/200',
    };
    const judged = judgementsOf({ title: '', rows: [row] });
    expect(judged.map(({ what, isMet }) => [what, isMet])).toEqual([
      ['1,000 (bar)', true],
      ['1,000 (bar of SQL)', false],
    ]);
  });
});

describe('several runs', () => {
  const three = measured(
    'http',
    http('1.70×', 'ok ≤ 1.8×'),
    http('1.90×', 'MISSED ≤ 1.8×'),
    http('1.75×', 'ok ≤ 1.8×'),
  );

  it('are judged by the one in the middle, with how far they are apart', () => {
    const [list] = promisesOf(three);
    expect(list).toMatchObject({ measured: '1.75×', spread: '1.70× – 1.90×', isMet: true });
  });

  it('of an even number are judged by the worse of the two in the middle', () => {
    const two = measured('http', http('1.90×', 'MISSED ≤ 1.8×'), http('1.70×', 'ok ≤ 1.8×'));
    expect(promisesOf(two)[0]).toMatchObject({ measured: '1.90×', isMet: false });
    const more = measured('http', http('3.10×', 'ok ≥ 3×'), http('2.90×', 'MISSED ≥ 3×'));
    expect(promisesOf(more)[0]).toMatchObject({ measured: '2.90×', isMet: false });
  });

  it('make a page and a chart; what was skipped or failed says why', () => {
    const skipped = { ...measured('crediting'), runs: [{ tables: [], skipped: 'pgbench was not found' }] };
    const text = page([three, skipped]);
    expect(text).toContain('\n\nGET /surveys:\n\n| | median |');
    expect(text).toContain('| 10,000, 9.8 KB | 1.75× | 1.70× – 1.90× | ≤ 1.8× | kept |');
    expect(text).toContain(
      '## crediting\n\n1 run, 2026-03-10, A machine.\n\nSkipped: pgbench was not found.',
    );
    expect(chart(promisesOf(three)).match(/<rect x=/g)).toHaveLength(2);
  });

  it('leave the results of other benchmarks in the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'earnwall-results-'));
    const file = join(folder, 'new', 'results.json');
    try {
      await keepResults(file, [measured('http'), three], ['matching', 'http']);
      await keepResults(file, [measured('matching')], ['matching', 'http']);
      expect((await readResults(file)).map(({ name }) => name)).toEqual(['matching', 'http']);
      expect((await readResults(file))[1]).toEqual(three);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the words after `npm run bench --`', () => {
  const names = ['matching', 'http'] as const;

  it('name what to run, how, and where to', () => {
    expect(readOptions([], names)).toMatchObject({
      wanted: names,
      isQuick: false,
      runs: 1,
      isWritten: false,
    });
    const words = ['http', '--quick', '--runs', '3', '--json', 'a.json', '--write'];
    expect(readOptions(words, names)).toEqual({
      ...{ wanted: ['http'], isQuick: true, runs: 3, file: 'a.json', from: null, isWritten: true },
    });
  });

  it.each([[['htttp']], [['--runs', '0']], [['--fast']]])('%j is refused', (words) => {
    expect(readOptions(words, names)).toHaveProperty('problem');
  });
});
