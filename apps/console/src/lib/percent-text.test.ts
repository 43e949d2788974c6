import { expect, it } from 'vitest';
import { percentText } from './percent-text.ts';

it('parts are percents', () => {
  expect([percentText(0.5), percentText(0.1234)]).toEqual(['50%', '12.3%']);
});
