import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readMessage, type Values } from './message.ts';

const read = (text: string, values: Values, language: string) =>
  readMessage(compileMessage(text), values, language).replaceAll('\u2068', '[').replaceAll('\u2069', ']');

describe('values in a sentence', () => {
  it.each<[text: string, values: Values, shown: string]>([
    ['مكافأة {task}', { task: 'Reach level 20' }, 'مكافأة [Reach level 20]'],
    ['أعلى بنسبة {percent}%.', { percent: 15 }, 'أعلى بنسبة [15%].'],
    ['+{percent}%', { percent: 15 }, '[+15%]'],
    ['+{percent}\u00a0%', { percent: 15 }, '[+15\u00a0%]'],
    ['{done} من {of}', { done: 3, of: 10 }, '[3] من [10]'],
    ['{count, plural, few {# أيام} other {# يوم}}', { count: 1_234 }, '[1,234] يوم'],
    ['{count, plural, other {+{percent}% في {count}}}', { count: 4, percent: 5 }, '[+5%] في [4]'],
    ['خمسة', {}, 'خمسة'],
  ])('MO-02 stand apart in Arabic, with their signs: %s', (text, values, shown) => {
    expect(read(text, values, 'ar')).toBe(shown);
  });

  it('need no such care from left to right', () => {
    expect(read('+{percent}% for {task}', { percent: 15, task: 'x' }, 'en')).toBe('+15% for x');
  });

  it.each([
    ['de', '4,5 / 1.234'],
    ['en', '4.5 / 1,234'],
    ['ar', '[4.5] / [1,234]'],
  ])('MO-01 numbers are written as %s writes them, in Latin digits', (language, shown) => {
    expect(read('{rating} / {count}', { rating: 4.5, count: 1_234 }, language)).toBe(shown);
  });
});
