import { oddsWord } from '@earnwall/domain/odds/steps';
import type { Text } from '#lib/text/text.tsx';

/** What is said where odds are not known: nothing is guessed (OD-01). */
type Odds = number | null;

/** Word and number, never one alone (OD-02): each by itself is understood by fewer people (decision 0138). */
export function oddsFacts(odds: Odds, text: Text): string[] {
  if (odds === null) return [text('survey_odds_unknown')];
  return [text(`survey_odds_${oddsWord(odds)}`), text('survey_odds_about', { percent: odds })];
}

/** The same where there is hardly room. */
export function shortOddsFacts(odds: number, text: Text): string[] {
  const word = oddsWord(odds);
  return [
    text(word === 'very_good' ? 'survey_odds_very_good_short' : `survey_odds_${word}`),
    text('survey_odds_near', { percent: odds }),
  ];
}
