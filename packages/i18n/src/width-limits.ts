import type { LanguageFile } from './language-folder.ts';

interface WidthLimit {
  file: LanguageFile;
  keys: RegExp;
  columns: number;
}

/**
 * Texts with less space than a whole line. The limits are a little above the longest translations so far, which fit at
 * 360 px according to `npm run gallery`: check there before raising one.
 */
const limits: readonly WidthLimit[] = [
  { file: 'panel', keys: /^date_(day|month|year)$/, columns: 10 },
  { file: 'panel', keys: /^switch_(new|surveys|games)$/, columns: 14 },
  { file: 'panel', keys: /^header_(help|activities)$/, columns: 14 },
  { file: 'panel', keys: /^sort_/, columns: 18 },
  {
    file: 'panel',
    keys: /^(survey|offer)_(start|continue|hot|featured|viewed|category_\w+|status_\w+)$/,
    columns: 16,
  },
  { file: 'panel', keys: /^(survey_special_payout|offer_popular\w*|stats_\w+)$/, columns: 20 },
  { file: 'panel', keys: /^(tickets_state_\w+|bonus_badge_\w+)$/, columns: 24 },
  { file: 'panel', keys: /^activity_/, columns: 30 },
  // Buttons.
  { file: 'panel', keys: /^(back|close|reload|try_again|result_done|phone_check_done)$/, columns: 18 },
  { file: 'panel', keys: /_(add|cancel|claim|confirm|later|okay|save|send|send_again)$/, columns: 30 },
  { file: 'panel', keys: /_(accept|action|open|open_here)$/, columns: 36 },
  // Limits of Chrome's manifest.
  { file: 'panel', keys: /^chrome_name$/, columns: 75 },
  { file: 'panel', keys: /^chrome_description$/, columns: 132 },
];

/** The maximum width of a text in columns; where lines wrap it follows from the English width. */
export function widthLimitOf(file: LanguageFile, key: string, englishWidth: number): number {
  const limit = limits.find((candidate) => candidate.file === file && candidate.keys.test(key));
  return limit?.columns ?? Math.round(18 + 1.7 * englishWidth);
}
