import { describe, expect, it } from 'vitest';
import { lineAt, placeOf } from './pointer-place.ts';

const text = `{
  "base": "https://a.example/{x}\\"",
  "map": { "a/b": [1, { "deep": true }, "}]"], "c~d": null },
  "last": [ ]
}`;

describe('CO-02 where a pointer leads in a document', () => {
  it.each([
    ['', '{\n  "base"', 1],
    ['/base', '"https', 2],
    ['/map', '{ "a/b"', 3],
    ['/map/a~1b', '[1,', 3],
    ['/map/a~1b/1/deep', 'true', 3],
    ['/map/a~1b/2', '"}]"', 3],
    ['/map/c~0d', 'null', 3],
    ['/last/0', '[ ]', 4],
    ['/nowhere/at/all', '{\n  "base"', 1],
  ])('%s', (pointer, begin, line) => {
    const at = placeOf(text, pointer);
    expect(text.slice(at, at + begin.length)).toBe(begin);
    expect(lineAt(text, at)).toBe(line);
  });
});
