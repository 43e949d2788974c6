import { languages } from '@earnwall/i18n/languages';
import { describe, expect, it } from 'vitest';
import { timeCells, timePhrase, timeShort } from './time-texts.ts';

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
    [left(2, 4, 0, 0), 'es', '2 días y 4 horas'],
    [left(2, 4, 0, 0), 'ar', 'يومان و4 ساعات'],
    [left(2, 4, 0, 0), 'zh', '2天4小时'],
    [left(0, 0, 0, 0), 'en', ''],
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

  it('BO-02 counts two days in figures and words only once in Arabic', () => {
    expect(timeCells(left(2, 0, 0, 0), 'ar')[0]).toEqual({ unit: 'day', figures: '2', word: 'أيام' });
    expect(timeCells(left(1, 0, 0, 0), 'ar')[0]).toEqual({ unit: 'day', figures: '1', word: 'يوم' });
  });

  it.each(Object.keys(languages))(
    'MO-01 is written in %s with Latin digits and its own words',
    (language) => {
      const time = left(3, 14, 5, 59);
      const texts = [
        timePhrase(time, language),
        timeShort(time, language),
        timeShort(left(0, 14, 5, 59), language),
      ];
      for (const text of texts) expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^(314|140559)$/);
      expect(timeCells(time, language).map(({ figures }) => figures)).toEqual(['3', '14', '05', '59']);
      for (const { word } of timeCells(time, language)) expect(word).toMatch(/\p{L}/u);
    },
  );
});
