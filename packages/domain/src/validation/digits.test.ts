import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['1985', '1985'],
  ['19a8 5', '1985'],
  ['-12.5', '125'],
  ['١٩٨٥', '1985'],
  ['۱۹۸۵', '1985'],
  ['१९८५', '1985'],
  ['１９８５', '1985'],
  ['no digit', ''],
  ['', ''],
])('%s becomes %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});
