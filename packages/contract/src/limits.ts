/**
 * The numbers the product is bound to, each written once; those of an opened list
 * stand in `first-limits.ts`.
 */

const SECOND_MS = 1000;
const MEGABYTE = 1_048_576;

/** Birth dates (QU-08). */
export const birthDate = { minimumAge: 18, earliestYear: 1900, yearDigits: 4 } as const;

/** Choosing an answer: from when on a search box helps, and how the asynchronous search asks (QU-06, QU-07). */
export const answerSearch = { boxAboveAnswers: 20, minCharacters: 1, debounceMs: 200 } as const;

/** The text area of an `input_bigtext` question (QU-03). */
export const bigText = { rows: 5 } as const;

/** Stars of a rating; half stars count (RS-02, decision 0006). */
export const rating = { stars: 5, step: 0.5 } as const;

/** The screen of advice before the questions, and its slide-to-accept control (QU-10). */
export const advice = { items: 3, slideBackMs: 200 } as const;

/** Tips of the qualify screen, one of which shows when there is no profile data (QF-01). */
export const tips = { count: 8 } as const;

/** How long the policy screen waits before it leaves because no survey is chosen (decision 0007). */
export const policy = { redirectMs: 2 * SECOND_MS } as const;

/** After Participate the list comes back this much later (QF-03). */
export const surveyStart = { backToTasksMs: 2 * SECOND_MS } as const;

/** Languages whose bonus bubble needs its long form. */
export const bonusBubble = { longLocales: ['vi', 'fil', 'ja', 'de'] } as const;

/** The widest screen that counts as a phone. */
export const phoneScreen = { maxWidthPx: 600 } as const;

/** Recent activity, where it is not the whole history. */
export const recentActivity = { surveys: 10 } as const;

/** Ticket files (TK-02); 1 MB is 1,048,576 bytes (decision 0008). */
export const ticketFiles = {
  max: 5,
  bytesByType: {
    'image/png': MEGABYTE,
    'image/jpeg': MEGABYTE,
    'video/mp4': 10 * MEGABYTE,
    'video/webm': 10 * MEGABYTE,
  },
} as const;

/** A ticket's message has at least this many characters that are not spaces (TK-02); the maximum is an addition. */
export const ticketMessage = { minCharacters: 1, maxCharacters: 10_000 } as const;

/** The longest address mail can be sent to. */
export const ticketEmail = { maxCharacters: 254 } as const;

/** Countdowns. */
export const timer = { tickMs: SECOND_MS } as const;

/** How long the thank-you of the feedback popup shows, and the longest comment. */
export const feedback = { closeAfterMs: 2 * SECOND_MS, maxCharacters: 2000 } as const;

/** Phone verification (PH-01): digits after the calling code, and the code sent by SMS. */
export const phoneNumber = { minDigits: 4, maxDigits: 14 } as const;
export const pinCode = { digits: 6 } as const;

/** Offers on the featured screen. */
export const featuredOffers = { limit: 30 } as const;

/** POST /qualification is tried again before it becomes a connection error (QU-11). */
export const qualification = { retries: 2 } as const;

/** Duplicate results posted to /rdds. */
export const duplicateResults = { batch: 5, pauseMs: 2 * SECOND_MS } as const;

/** Duplicate check by fingerprint at /rdds/rfg. */
export const fingerprintDuplicates = {
  batch: 10,
  pauseMs: SECOND_MS,
  timeoutMs: 3 * SECOND_MS,
  retries: 2,
  retryWaitMs: SECOND_MS,
} as const;

/** The third-party respondents service must not hold up the user. */
export const respondents = { timeoutMs: SECOND_MS } as const;

/** Waiting for the fingerprint script. */
export const scriptWait = { everyMs: 50, upToMs: 2 * SECOND_MS } as const;

/** The two fixed flags: we fingerprint, but with a bundled library, never a script from another host (decision 0008). */
export const fingerprint = { enabled: true, externalScript: false } as const;

/** What users are promised. */
export const promises = { supportReplyHours: 24, reviewHours: 24 } as const;

/** Devices an offer can be made for, in the order the chooser shows them. */
export const platforms = ['desktop', 'ios', 'android'] as const;
export type Platform = (typeof platforms)[number];

/** A part of a credential longer than this is refused (decision 0001). */
export const credential = { maxCharacters: 128 } as const;
