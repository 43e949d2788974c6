import { describe, expect, it } from 'vitest';
import * as firstLimits from './first-limits.ts';
import * as laterLimits from './limits.ts';

const limits = { ...firstLimits, ...laterLimits };

/** The numbers the product is bound to, as its requirements state them. */
const required: readonly (readonly [requirement: string, constant: unknown, value: unknown])[] = [
  ['Minimum age', limits.birthDate.minimumAge, 18],
  ['Earliest year', limits.birthDate.earliestYear, 1900],
  ['Birth year digits', limits.birthDate.yearDigits, 4],
  ['Search box above', limits.answerSearch.boxAboveAnswers, 20],
  ['Async search min characters', limits.answerSearch.minCharacters, 1],
  ['Async search debounce', limits.answerSearch.debounceMs, 200],
  ['Rows of input_bigtext', limits.bigText.rows, 5],
  ['Stars', limits.rating.stars, 5],
  ['Half-star rounding', limits.rating.step, 0.5],
  ['Advice items', limits.advice.items, 3],
  ['Tips', limits.tips.count, 8],
  ['Policy timeout redirect', limits.policy.redirectMs, 2000],
  ['Slide animation', limits.advice.slideBackMs, 200],
  ['Tasks route after Participate', limits.surveyStart.backToTasksMs, 2000],
  ['Skeleton placeholders', limits.grid.skeletonTiles, 24],
  ['Numbers shown whole above', limits.numberDisplay.wholeAbove, 1000],
  ['Numbers as K above', limits.numberDisplay.thousandsAbove, 10_000],
  ['Numbers as M from', limits.numberDisplay.millionsFrom, 1_000_000],
  ['M with one decimal', limits.numberDisplay.fractionDigits, 1],
  ['Currency fraction digits', limits.currencyDisplay.fractionDigits, 2],
  ['Currency compacted from', limits.currencyDisplay.compactFrom, 10_000],
  ['Decimal offset', limits.decimalOffset, { min: 1, max: 3 }],
  ['Long bubble locales', limits.bonusBubble.longLocales, ['vi', 'fil', 'ja', 'de']],
  ['Columns from the URL', limits.grid.columnsBeforeMetadata, 3],
  ['Columns after metadata', limits.grid.columns, 5],
  ['Page limit default', limits.grid.pageLimit, 12],
  [
    'Gaps',
    limits.grid.gaps,
    [
      { fromColumns: 5, px: 14 },
      { fromColumns: 4, px: 16 },
      { fromColumns: 1, px: 24 },
    ],
  ],
  ['Phone-sized screen', limits.phoneScreen.maxWidthPx, 600],
  ['Survey time divisor', limits.surveyTime.secondsPerMinute, 60],
  ['Survey time default', limits.surveyTime.minimumMinutes, 1],
  ['Recent activity', limits.recentActivity.surveys, 10],
  ['Files', limits.ticketFiles.max, 5],
  [
    'File types and sizes',
    limits.ticketFiles.bytesByType,
    { 'image/png': 1_048_576, 'image/jpeg': 1_048_576, 'video/mp4': 10_485_760, 'video/webm': 10_485_760 },
  ],
  ['Ticket message', limits.ticketMessage.minCharacters, 1],
  ['Longest ticket message', limits.ticketMessage.maxCharacters, 10_000],
  ['Longest ticket e-mail', limits.ticketEmail.maxCharacters, 254],
  ['Timer tick', limits.timer.tickMs, 1000],
  ['Poll interval', limits.polling.intervalMs, 60_000],
  ['Idle timeout', limits.polling.idleMs, 300_000],
  [
    'Activity events',
    limits.polling.activityEvents,
    ['load', 'mousedown', 'mousemove', 'keydown', 'touchstart', 'scroll'],
  ],
  ['Feedback success closes', limits.feedback.closeAfterMs, 2000],
  ['Longest comment of a feedback', limits.feedback.maxCharacters, 2000],
  ['Pin length', limits.pinCode.digits, 6],
  ['Phone length', limits.phoneNumber, { minDigits: 4, maxDigits: 14 }],
  ['Featured offers limit', limits.featuredOffers.limit, 30],
  ['Qualification retries', limits.qualification.retries, 2],
  ['Duplicate results', limits.duplicateResults, { batch: 5, pauseMs: 2000 }],
  [
    'Duplicates by fingerprint',
    limits.fingerprintDuplicates,
    { batch: 10, pauseMs: 1000, timeoutMs: 3000, retries: 2, retryWaitMs: 1000 },
  ],
  ['Respondents service timeout', limits.respondents.timeoutMs, 1000],
  ['Script wait', limits.scriptWait, { everyMs: 50, upToMs: 2000 }],
  ['Fingerprint flag on, another off', limits.fingerprint, { enabled: true, externalScript: false }],
  ['Support replies', limits.promises.supportReplyHours, 24],
  ['Review at most', limits.promises.reviewHours, 24],
  ['Retries default', limits.calling.defaultRetries, 0],
  ['Platforms', limits.platforms, ['desktop', 'ios', 'android']],
  ['Longest part of a credential', limits.credential.maxCharacters, 128],
];

/** Every value the modules export, so that a constant that is missing here is noticed. */
const leaves = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + leaves(part), 0)
    : 1;

describe('the limits', () => {
  it.each(required)('%s', (_words, constant, value) => {
    expect(constant).toEqual(value);
  });

  it('holds nothing that is not in this table', () => {
    expect(leaves(limits)).toBe(leaves(required.map(([, , value]) => value)));
  });
});
