import type { LanguageFile } from './language-folder.ts';

interface Place {
  file: LanguageFile;
  keys: RegExp;
  columns: number;
}

/**
 * Places that give a text less room than a line of its own. The figures lie a little above the longest translations so
 * far, which `npm run gallery` shows to fit at 360 px: whoever needs more looks there first, then changes them here.
 */
const places: readonly Place[] = [
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
  // What Chrome takes of a manifest.
  { file: 'panel', keys: /^chrome_name$/, columns: 75 },
  { file: 'panel', keys: /^chrome_description$/, columns: 132 },
];

/** How many columns a text may have at its place; elsewhere lines wrap, and it may be as long as the thing takes. */
export function roomOf(file: LanguageFile, key: string, englishWidth: number): number {
  const place = places.find((candidate) => candidate.file === file && candidate.keys.test(key));
  return place?.columns ?? Math.round(18 + 1.7 * englishWidth);
}
