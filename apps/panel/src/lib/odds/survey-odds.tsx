import type { Survey } from '@earnwall/contract/entities/survey';
import { ListIcon } from '@earnwall/ui/primitives/list-icon';
import type { ReactNode } from 'react';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { DottedLine } from '#lib/text/dotted-line.tsx';
import { useText } from '#lib/text/text.tsx';
import type { AwayPay } from './away-pay.ts';
import { OddsBar } from './odds-bar.tsx';
import { oddsFacts } from './odds-texts.ts';
import './survey-odds.css';

/** Fewer people are no evidence that anybody could judge by. */
const fewestStarted = 20;

type Facts = 'odds' | 'per_minute' | 'week_started' | 'week_finished';

interface Props {
  survey: Pick<Survey, Facts>;
  awayPay: AwayPay | null;
  /** The app shows what a survey pays: without, nothing is said of amounts. */
  showsReward: boolean;
  /** Where it is one of several: the odds, and what a minute is worth. */
  isShort?: boolean;
  /** More that is known of it. */
  children?: ReactNode;
}

/** All that is said of a survey's odds: in words and numbers, from how many they follow, and what time is worth (OD-02). */
export function SurveyOdds({ survey, awayPay, showsReward, isShort, children }: Props) {
  const text = useText();
  const amountText = useAmountPhrase();
  const { odds, per_minute, week_started, week_finished } = survey;
  return (
    <div className="odds">
      <b>
        <DottedLine facts={oddsFacts(odds, text)} />
      </b>
      {odds !== null && <OddsBar odds={odds} />}
      {!isShort && week_started >= fewestStarted && (
        <small suppressHydrationWarning>
          {text('survey_week', { started: week_started, finished: week_finished })}
        </small>
      )}
      {children}
      {showsReward && per_minute !== null && (
        <p suppressHydrationWarning>
          {!isShort && <ListIcon name="coin" />}
          {text('survey_per_minute', { amount: amountText(per_minute) })}
        </p>
      )}
      {!isShort && showsReward && awayPay && (
        <p suppressHydrationWarning>
          <ListIcon name="safe" />
          {text('survey_turned_away', {
            amount: amountText(awayPay.rate_micros / 1e6),
            most: amountText(awayPay.most),
          })}
        </p>
      )}
    </div>
  );
}
