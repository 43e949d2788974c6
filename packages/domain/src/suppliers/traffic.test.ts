import { describe, expect, it } from 'vitest';
import { messagesAMinute, reportsByHour } from './traffic.ts';

const at = (hour: string) => new Date(`2026-03-10T${hour}:00.000Z`);

describe('messages a minute', () => {
  const hours = [
    { hour: at('10:00'), reports: 600 },
    { hour: at('11:00'), reports: 100, refused: 15, unknown_click: 5, starts: 999 },
    { hour: at('12:00'), reports: 30, unreadable: 10, conflict: 5 },
  ];
  it.each([
    ['12:00', (45 + 120) / 60],
    ['12:30', (45 + 60) / 60],
    ['12:59', 0.78],
    ['14:30', 0],
  ])('at %s: %d', (now, expected) => {
    expect(messagesAMinute(hours, at(now))).toBe(expected);
  });
});

it('has reports of 24 hours, also those in which nothing came', () => {
  const hours = [
    { hour: new Date('2026-03-09T12:00:00Z'), reports: 7 },
    { hour: new Date('2026-03-09T13:00:00Z'), reports: 3 },
    { hour: at('12:00'), reports: 9, starts: 2 },
  ];
  const found = reportsByHour(hours, at('12:20'));
  expect([found.length, found[0], found[1], found[23]]).toEqual([24, 3, 0, 9]);
});
