import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Chunk, maxEntries, rowWords } from './chunk.ts';

const rows = [0, 1, 2];
const entry = (id: number) => ({ id, rank: 0, closedQuotas: 0, condition: null, item: id });

/** The same as plainly as possible: which rows each survey stands in, in order. */
type Model = { id: number; rows: number[] }[];

const read = (chunk: Chunk<number>): Model =>
  chunk.ranks.map((_, place) => ({
    id: chunk.idAt(place),
    rows: rows.filter((row) => ((chunk.bits[row * rowWords + (place >>> 5)] ?? 0) >>> (place & 31)) & 1),
  }));

const put = (chunk: Chunk<number>, model: Model, place: number, survey: Model[number]) => {
  chunk.insert(place, entry(survey.id));
  for (const row of survey.rows) chunk.set(row, place);
  model.splice(place, 0, survey);
};

const filled = fc.record({
  size: fc.integer({ min: 1, max: maxEntries }),
  numbers: fc.infiniteStream(fc.nat(7)),
});
const rowsIn = (number: number) => rows.filter((row) => (number >>> row) & 1);
const steps = fc.array(fc.record({ at: fc.nat(), rows: fc.option(fc.subarray(rows)) }), { maxLength: 60 });

describe('SV-02 a chunk keeps the bits of each survey beside it', () => {
  it('whatever is put in and taken out, at any place, also after it was split', () => {
    fc.assert(
      fc.property(filled, steps, (start, steps) => {
        const chunk = new Chunk<number>(rows.length);
        const model: Model = [];
        for (let id = 0; id < start.size; id += 1) {
          put(chunk, model, id, { id, rows: rowsIn(Number(start.numbers.next().value)) });
        }
        if (start.size > maxEntries / 2) {
          expect(read(chunk.split())).toEqual(model.splice(maxEntries / 2));
        }
        for (const [turn, { at, rows }] of steps.entries()) {
          const place = at % (model.length + 1);
          if (rows && model.length < maxEntries) {
            put(chunk, model, turn % 3 === 0 ? model.length : place, { id: 10_000 + turn, rows });
          } else if (place < model.length) {
            const gone: number[] = [];
            chunk.remove(place, (row) => gone.push(row));
            expect(model.splice(place, 1)[0]?.rows).toEqual(gone);
          }
        }
        expect(read(chunk)).toEqual(model);
      }),
    );
  });
});
