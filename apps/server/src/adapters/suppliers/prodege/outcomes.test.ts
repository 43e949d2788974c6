import { describe, expect, it } from 'vitest';
import { readStatus } from './outcomes.ts';

describe("SV-06 Prodege's statuses and reasons", () => {
  it.each([
    ['1', '', '1', 'complete'],
    ['2', '', '2', 'quota_full'],
    ['3', '', '3', 'screen_out'],
    ['4', '', '4', 'quality'],
    ...['4', '17', '19', '20', '24', '32'].map((why) => ['3', why, `3.${why}`, 'duplicate']),
    ...['13', '28', '29', '30', '31', '38'].map((why) => ['3', why, `3.${why}`, 'quota_full']),
    ['4', '33', '4.33', 'security'],
    ['2', '17', '2.17', 'duplicate'],
    // Under age: no entry of its own.
    ['3', '41', '3.41', 'screen_out'],
    // A complete stays one, whatever is said about it.
    ['1', '17', '1.17', 'complete'],
  ])('%s with reason %j is %s: %s', (status, reason, rawCode, outcome) => {
    expect(readStatus(status, reason)).toEqual({ rawCode, outcome });
  });

  it.each(['0', '5', '11'])('%s is none of them: an error that is counted', (status) => {
    expect(readStatus(status, '17')).toEqual({
      ...{ rawCode: `${status}.17`, outcome: 'error', reason: 'unknown_code' },
    });
  });
});
