import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { keysSaid } from './keys-said.ts';
import { sourcesIn } from './sources.ts';

it('LO-01 every text is said somewhere', () => {
  const keys = Object.keys(en);
  const sources = sourcesIn(['apps/panel/src', 'apps/extension/src'], /\.tsx?$/);
  const said = new Set(sources.flatMap(({ text }) => keysSaid(text, keys)));
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});
