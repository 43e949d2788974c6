import type { Survey } from '@earnwall/contract/entities/survey';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { useAmountText } from '#lib/money-display.tsx';
import { scoreText } from '#lib/score-text.ts';
import { useLanguage, useText } from '#lib/text.tsx';
import { pillsOf } from './pills-of.ts';

/** What a screen reader says for a tile: "720 coins, 12 minutes, rated 4.3 of 5 by 128 people, +20%, Popular". */
export function TileName({ survey, isStarted }: { survey: Survey; isStarted: boolean }) {
  const text = useText();
  const language = useLanguage();
  const amountText = useAmountText();
  const facts = [
    survey.onboarding ? text('onboarding_title') : null,
    amountText(survey.user_reward),
    text('survey_name_minutes', { minutes: surveyMinutes(survey.loi) }),
    survey.user_rating_ct > 0 ? text('survey_name_rating', ratingOf(survey, language)) : null,
    ...pillsOf(survey).map(({ key, values }) => text(key, values)),
    isStarted ? text('survey_continue') : null,
  ];
  return (
    <span className="unseen" suppressHydrationWarning>
      {facts.filter(Boolean).join(', ')}
    </span>
  );
}

function ratingOf({ user_rating_avg, user_rating_ct }: Survey, language: string) {
  return { rating: scoreText(user_rating_avg, language), count: user_rating_ct };
}
