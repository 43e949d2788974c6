import { expect, it } from 'vitest';
import { isWebImage } from './is-web-image.ts';

it.each([
  ['https://cdn.example/a.png', true],
  ['http://cdn.example/a.png', true],
  ['HTTPS://cdn.example/a.png', true],
  ['//cdn.example/a.png', false],
  ['/icons/a.png', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  [' https://cdn.example/a.png', false],
  ['httpsx://cdn.example/a.png', false],
  ['', false],
  [null, false],
])('OF-04 %s: %s', (source, isUsed) => {
  expect(isWebImage(source)).toBe(isUsed);
});
