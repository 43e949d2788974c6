import type { Survey } from '@earnwall/contract/entities/survey';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useId } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useShowsReward } from '#api/metadata/use-shows-reward.ts';
import { awayPayOf } from '#lib/odds/away-pay.ts';
import { SurveyOdds } from '#lib/odds/survey-odds.tsx';
import { useText } from '#lib/text/text.tsx';
import { NextFacts } from './next-facts.tsx';
import { useOpenSurvey } from './use-open-survey.ts';

/** The first in a card with the one main button of the screen; of the others the whole row is the button. */
export function NextChoices({ surveys: [best, ...others] }: { surveys: readonly Survey[] }) {
  const text = useText();
  const factsId = useId();
  const open = useOpenSurvey();
  const showsReward = useShowsReward();
  const { metadata } = useMetadata();
  if (!best) return null;
  return (
    <>
      <div className={best.topic ? `next-card topic-${best.topic}` : 'next-card'}>
        <div className="next-about" id={factsId}>
          <div className="next-facts">
            <NextFacts survey={best} showsReward={showsReward} />
          </div>
          {!best.onboarding && (
            <SurveyOdds
              survey={best}
              awayPay={awayPayOf(best, metadata?.fair_pay ?? null)}
              showsReward={showsReward}
              isShort
            />
          )}
        </div>
        <Button wide aria-describedby={factsId} onClick={() => open(best)}>
          {text('next_start')}
        </Button>
      </div>
      {others.length > 0 && (
        <ul className="next-rows">
          {others.map((survey) => (
            <li key={survey.hash}>
              <button type="button" className="next-facts next-row" onClick={() => open(survey)}>
                <NextFacts survey={survey} showsReward={showsReward} hasOdds />
                <Icon name="next" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
