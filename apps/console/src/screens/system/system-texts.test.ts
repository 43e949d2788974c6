import { expect, it } from 'vitest';
import { bytesText, isBackupOld, untilOf } from './system-texts.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 KB'],
  [250_000_000, '250 MB'],
  [1_540_000_000, '1.5 GB'],
  [9e15, '9000 TB'],
])('%d bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

const now = Date.parse('2026-03-10T12:00:00Z');

it('a backup is old after two days', () => {
  expect(isBackupOld('2026-03-08T12:00:00Z', now)).toBe(false);
  expect(isBackupOld('2026-03-08T11:59:59Z', now)).toBe(true);
});

it('maintenance ends hours from now, or never by itself', () => {
  expect([untilOf('4', now), untilOf('none', now)]).toEqual(['2026-03-10T16:00:00.000Z', null]);
});
