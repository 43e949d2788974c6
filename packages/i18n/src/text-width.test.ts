import { expect, it } from 'vitest';
import { widthOf } from './text-width.ts';

it.each([
  ['Back', 4],
  ['戻る', 4],
  ['한국', 4],
  ['Đã kết thúc', 11],
  ['ดำเนินการต่อ', 10],
  ['Code {code}', 11],
  ['{count, plural, one {# try} other {# tries}}', 7],
  ['{kind, select, day {a day} other {some weeks}} left', 15],
])('%s is %i columns wide', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});
