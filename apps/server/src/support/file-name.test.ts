import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['screen.png', 'screen.png'],
  ['スクリーン ☃.png', 'スクリーン ☃.png'],
  ['C:\\\\Users\\\\ada\\\\screen.png', 'screen.png'],
  ['../../etc/passwd', 'passwd'],
  ['shot %221%22.png', 'shot "1".png'],
  ['a%0D%0Ab.png', 'a  b.png'],
  ['a\0b\u202egnp.exe\n', 'abgnp.exe'],
  ['..', '..'],
  ['/', 'file'],
  ['', 'file'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
])('%j is called %j', (given, name) => {
  expect(fileName(given)).toBe(name);
});
