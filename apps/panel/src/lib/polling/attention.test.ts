import { describe, expect, it } from 'vitest';
import { type Attention, type AttentionEvent, attend, attentionAt, nextMoment } from './attention.ts';

const second = 1000;
const minute = 60 * second;

type Step = [at: number, event: AttentionEvent];

/** When the list is asked for, and what is left of the attention, after these steps. */
function told(steps: readonly Step[]): { asked: number[]; attention: Attention } {
  const asked: number[] = [];
  let attention = attentionAt(0, true);
  for (const [at, event] of steps) {
    const attended = attend(attention, event, at);
    if (attended.ask) asked.push(at);
    attention = attended.attention;
  }
  return { asked, attention };
}

describe('PL-01 who looks at a list', () => {
  it.each<[string, Step[], number[]]>([
    [
      'asks after a minute, not before',
      [
        [59_999, 'time'],
        [minute, 'time'],
      ],
      [minute],
    ],
    [
      'asks a minute after it asked last',
      [
        [61_000, 'time'],
        [120_999, 'time'],
        [121_000, 'time'],
      ],
      [61_000, 121_000],
    ],
    [
      'does not ask because somebody moves',
      [
        [5 * second, 'activity'],
        [50 * second, 'activity'],
      ],
      [],
    ],
    [
      'asks nothing while hidden',
      [
        [1, 'hidden'],
        [minute, 'time'],
        [3 * minute, 'time'],
      ],
      [],
    ],
    [
      'asks at once when shown, though it has just asked',
      [
        [minute, 'time'],
        [minute + 1, 'hidden'],
        [minute + 2, 'shown'],
      ],
      [minute, minute + 2],
    ],
    [
      'asks by the clock from then on',
      [
        [1, 'hidden'],
        [9 * minute, 'shown'],
        [10 * minute, 'time'],
      ],
      [9 * minute, 10 * minute],
    ],
    [
      'asks nothing after 5 minutes of nothing',
      [
        [5 * minute, 'time'],
        [6 * minute, 'time'],
      ],
      [],
    ],
    [
      'asks at once when somebody is back',
      [
        [5 * minute - 1, 'time'],
        [5 * minute, 'time'],
        [5 * minute + 1, 'activity'],
        [5 * minute + 2, 'activity'],
      ],
      [5 * minute - 1, 5 * minute + 1],
    ],
    [
      'asks when told to',
      [
        [1, 'reload'],
        [minute, 'time'],
        [minute + 1, 'time'],
      ],
      [1, minute + 1],
    ],
  ])('PL-01 %s', (_name, steps, asked) => {
    expect(told(steps).asked).toEqual(asked);
  });

  it.each<[string, Step[], boolean]>([
    ['nothing for 5 minutes', [[5 * minute, 'time']], true],
    ['a moment less', [[5 * minute - 1, 'time']], false],
    [
      'something in between',
      [
        [minute, 'activity'],
        [5 * minute, 'time'],
      ],
      false,
    ],
    [
      'nothing since',
      [
        [minute, 'activity'],
        [6 * minute, 'time'],
      ],
      true,
    ],
    [
      'somebody is back',
      [
        [5 * minute, 'time'],
        [7 * minute, 'activity'],
      ],
      false,
    ],
    [
      'somebody asked for the list',
      [
        [5 * minute, 'time'],
        [7 * minute, 'reload'],
      ],
      false,
    ],
    [
      'nobody could look',
      [
        [1, 'hidden'],
        [9 * minute, 'time'],
      ],
      false,
    ],
    [
      'somebody opened the tab again',
      [
        [1, 'hidden'],
        [9 * minute, 'shown'],
        [9 * minute + 1, 'time'],
      ],
      false,
    ],
    [
      'it was inactive already when it was hidden',
      [
        [5 * minute, 'time'],
        [6 * minute, 'hidden'],
        [7 * minute, 'time'],
      ],
      true,
    ],
  ])('PL-01 is inactive or not: %s', (_name, steps, isInactive) => {
    expect(told(steps).attention.isInactive).toBe(isInactive);
  });

  it.each<[string, Step[], number | null]>([
    ['the next question', [[20 * second, 'activity']], minute],
    ['the end of the attention', [[4.5 * minute, 'time']], 5 * minute],
    ['nothing while hidden', [[1, 'hidden']], null],
    ['nothing while inactive', [[5 * minute, 'time']], null],
  ])('PL-01 the clock waits for %s', (_name, steps, moment) => {
    expect(nextMoment(told(steps).attention)).toBe(moment);
  });
});
