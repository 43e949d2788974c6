import type { Survey } from '@earnwall/contract/entities/survey';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { useAmountText } from '#lib/money/money-display.tsx';
import { oddsFacts } from '#lib/odds/odds-texts.ts';
import { factsText } from '#lib/text/list-text.ts';
import { scoreText } from '#lib/text/score-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { marksOf } from './marks-of.ts';

export interface TileNameProps {
  survey: Survey;
  /** The user has begun this survey and may go on. */
  isStarted: boolean;
  /** The app shows what a survey pays (metadata `show_rewards`). */
  showsReward: boolean;
  /** The FS variant marks surveys of payout type 2. */
  marksPayout: boolean;
}

/** What a screen reader says for a tile: "Travel, 720 coins, 12 minutes, Good odds, about 60%, rated 4.3 of 5 by 128 people, +20%, Popular". */
export function TileName(props: TileNameProps) {
  const { survey, isStarted, showsReward } = props;
  const text = useText();
  const locale = useLocale();
  const amountText = useAmountText();
  const facts = [
    survey.onboarding ? text('onboarding_title') : null,
    survey.topic && text(`topic_${survey.topic}`),
    showsReward ? amountText(survey.user_reward) : null,
    text('survey_name_minutes', { minutes: surveyMinutes(survey.loi) }),
    ...(survey.onboarding ? [] : oddsFacts(survey.odds, text)),
    survey.user_rating_ct > 0 ? text('survey_name_rating', ratingOf(survey, locale)) : null,
    isSpecialPayout(props) ? text('survey_special_payout') : null,
    survey.bonus > 0 ? text('bonus_percent', { percent: survey.bonus }) : null,
    ...marksOf(survey, text).map(({ words }) => words),
    isStarted ? text('survey_continue') : null,
  ];
  return (
    <span className="unseen" suppressHydrationWarning>
      {factsText(facts, locale)}
    </span>
  );
}

function ratingOf({ user_rating_avg, user_rating_ct }: Survey, locale: string) {
  return { rating: scoreText(user_rating_avg, locale), count: user_rating_ct };
}

/** Payout type 2 has an icon of its own in the FS variant (SL-06). */
export function isSpecialPayout({ survey, marksPayout }: Pick<TileNameProps, 'survey' | 'marksPayout'>) {
  return marksPayout && survey.payout_type === SPECIAL_PAYOUT;
}

const SPECIAL_PAYOUT = 2;
