import { expect, it } from 'vitest';
import { sourcesIn } from './sources.ts';
import { untranslatedIn } from './untranslated.ts';

it('LO-01 the panel says nothing that is not a text of its language', () => {
  // Who looks at the previews of designs works on the product, in its working language.
  const sources = sourcesIn(
    ['apps/panel/src', 'packages/ui/src/primitives', 'packages/ui/src/design'],
    /(?<!preview-index)\.tsx$/,
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap(({ path, text }) =>
    untranslatedIn(path, text).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['<p>Hello</p>', ['Hello']],
  ['<><b>{n}</b> coins</>', ['coins']],
  ['<p>{done ? "Done" : text("wait")}</p>', ['Done']],
  ['<p>{`a piece`}</p>', ['a piece']],
  ['<p>{n + " left"}</p>', ['left']],
  ['<img alt="A tree" />', ['A tree']],
  ['<button aria-label={open && "Close"} />', ['Close']],
  ['<p className="wide" data-name="x">{text("wide")} · {n}%</p>', []],
  ['<p>{kind === "x" ? text("a") : <b />}{kind === "y" && <b />}{kind ?? "z"}</p>', ['z']],
])('hears %s', (source, words) => {
  expect(untranslatedIn('sample.tsx', source)).toEqual(words);
});
