import { expect, it } from 'vitest';
import { strayFiles } from './folders.ts';
import { keysNamed } from './keys-named.ts';
import { unusedTexts } from './unused-texts.ts';

it.each<[keys: string[], sources: string[], named: string[]]>([
  [['wait'], ['textsIn(language).wait'], ['wait']],
  [['advice.time'], ['const { time } = texts.advice'], ['advice.time']],
  [['advice.time'], ['texts.advice'], []],
  [['home.with_family'], ["id: 'home',", "['own', 'with_family']"], ['home.with_family']],
  [['wait'], ['waitIn(language)'], []],
])('of %j the sources %j name %j', (keys, sources, named) => {
  expect(keysNamed(sources, keys)).toEqual(named);
});

it('finds folders without a row', () => {
  expect(strayFiles(['en'])).toContain('de has no row in languages.ts');
});

it('LO-01 finds English texts that no code says', () => {
  const english = {
    panel: { back: 'Back', unheard_of: 'A' },
    server: { wait: 'Wait', unspoken: { of: 'B' } },
  };
  expect(unusedTexts(english)).toEqual([
    'panel.json: unheard_of is unused',
    'server.json: unspoken.of is unused',
  ]);
});
