import { describe, expect, it } from 'vitest';
import { fill, parseTemplate } from './template.ts';

const values = {
  dollar: (name: string) => `<${name}>`,
  value: (name: string) => (name === 'none' ? undefined : `[${name}]`),
};

describe('SV-01 texts with places', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['$secret:{a}', '<secret>:[a]'],
    ['$now_ms-$b.', '<now_ms>-<b>.'],
    ['{/a/0}', '[/a/0]'],
    ["{sorted(':')}", "[sorted(':')]"],
    ['$$5 {{x}}', '$5 {x}'],
    ['$$$a', '$<a>'],
    ['a{none}b', undefined],
  ])('SV-01 %j becomes %j', (text, filled) => {
    expect(fill(parseTemplate(text), values)).toBe(filled);
  });

  it.each(['$', 'a $ b', '$A', '{', '{}', 'a}', '{a'])('SV-01 %j is none', (text) => {
    expect(() => parseTemplate(text)).toThrow(/without/);
  });
});
