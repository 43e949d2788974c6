import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['Phone code never came', 'Phone code never came'],
  ['Finished the survey, no coins. Hi, I finished it.', 'Finished the survey, no coins'],
  ['Hi. I finished the survey. Now what?', 'Hi. I finished the survey'],
  ['¿Por qué no hay encuestas?\n\nGracias', '¿Por qué no hay encuestas?'],
  [`${'word '.repeat(30)}`, `${'word '.repeat(16).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(40)}…`],
  ['', ''],
])('CO-02 “%s” is called “%s”', (text, words) => expect(firstWords(text)).toBe(words));
