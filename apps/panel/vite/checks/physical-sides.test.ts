import { expect, it } from 'vitest';
import { blockingFontsIn, physicalSidesInCss, physicalSidesInStyles } from './physical-sides.ts';
import { type Source, sourcesIn } from './sources.ts';

const folders = ['apps/panel/src', 'packages/ui/src', 'apps/extension/public'];
const styleSheets = sourcesIn(folders, /\.css$/);

const problems = (sources: readonly Source[], find: (text: string) => string[]) =>
  sources.flatMap(({ path, text }) => find(text).map((found) => `${path}: ${found}`));

it('LO-01 no style knows left from right', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(problems(styleSheets, physicalSidesInCss)).toEqual([]);
  expect(problems(sourcesIn(folders.slice(0, 2), /\.tsx$/), physicalSidesInStyles)).toEqual([]);
});

it('LO-01 no font keeps anybody waiting', () => {
  expect(problems(styleSheets, blockingFontsIn)).toEqual([]);
});

it.each([
  ['a { margin-left: 4px }', ['margin-left']],
  ['a { left: 0; border-right-color: red }', ['left', 'border-right-color']],
  ['a { border-top-left-radius: 4px }', ['border-top-left-radius']],
  ['a { text-align: right; float: left }', ['text-align: right', 'float: left']],
  ['a { transform-origin: left }', ['transform-origin: left']],
  ['a { transform-origin: left } a:dir(rtl) { transform-origin: right }', []],
  ['/* left: behind */ a { padding-left-like: 0; inset-inline-start: var(--left) }', []],
  ['.left > .right-side { text-align: start }', []],
])('finds the sides of %s', (css, found) => {
  expect(physicalSidesInCss(css)).toEqual(found);
});

it('finds sides in the styles of components, and fonts that block', () => {
  const source = "<p style={{ marginLeft: 4, textAlign: 'right', '--left': 1 }} left={2} />";
  expect(physicalSidesInStyles(source)).toEqual(['marginLeft', "textAlign: 'right'"]);
  const swapped = "@font-face { font-family: 'A'; font-display: swap }";
  expect(blockingFontsIn(`${swapped} @font-face { font-family: 'B' }`)).toEqual([
    "@font-face { font-family: 'B' }",
  ]);
});
