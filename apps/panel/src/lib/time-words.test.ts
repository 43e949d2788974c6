import { describe, expect, it } from 'vitest';
import { timeCells, timePhrase, timeShort } from './time-words.ts';

const left = (days: number, hours: number, minutes: number, seconds: number) => ({
  ...{ days, hours, minutes, seconds },
});

describe('what is left of a bonus', () => {
  it.each([
    [left(2, 4, 11, 9), '2 days 04 hr 11 min 09 sec'],
    [left(1, 0, 0, 0), '1 day 00 hr 00 min 00 sec'],
    [left(0, 4, 11, 9), '04 hr 11 min 09 sec'],
    [left(0, 0, 0, 0), '00 hr 00 min 00 sec'],
  ])('BO-02 stands in cells: %j', (time, cells) => {
    const shown = timeCells(time, 'en').map(({ figures, word }) => `${figures} ${word}`);
    expect(shown.join(' ')).toBe(cells);
  });

  it.each([
    [left(2, 4, 11, 9), 'en', '2 days, 4 hours'],
    [left(2, 0, 11, 9), 'en', '2 days'],
    [left(0, 1, 1, 9), 'en', '1 hour, 1 minute'],
    [left(0, 0, 0, 9), 'en', '9 seconds'],
    [left(2, 4, 0, 0), 'de', '2 Tage, 4 Stunden'],
  ])('BO-02 is said in a sentence: %j in %s', (time, language, phrase) => {
    expect(timePhrase(time, language)).toBe(phrase);
  });

  it.each([
    [left(2, 4, 11, 9), 'en', '2d 4h'],
    [left(0, 4, 11, 9), 'en', '4:11:09'],
    [left(0, 0, 0, 9), 'ar', '0:00:09'],
  ])('BO-02 fits on a badge: %j in %s', (time, language, short) => {
    expect(timeShort(time, language)).toBe(short);
  });

  it('MO-01 has Latin digits in every language', () => {
    expect(timePhrase(left(3, 4, 0, 0), 'ar')).toMatch(/^3 .+, 4 /);
  });
});
