import { describe, expect, it } from 'vitest';
import { codePieces } from './code-pieces.ts';

const marked = (code: string) =>
  codePieces(code, 'js').flatMap(({ kind, text }) => (kind === 'plain' ? [] : [[kind, text]]));

describe('codePieces', () => {
  it('never changes the code', () => {
    const code = '<script src="https://a.example/x.js"></script>\nconst a = \'it\\\'s\'; // why "so"\n# note';
    expect(
      codePieces(code, 'js')
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('marks strings, comments and words', () => {
    expect(marked('const url = "https://a.example" // signed')).toEqual([
      ['word', 'const'],
      ['string', '"https://a.example"'],
      ['comment', '// signed'],
    ]);
  });

  it('takes no address for a comment', () => {
    expect(marked('curl https://a.example/#top')).toEqual([['word', 'curl']]);
  });
});
