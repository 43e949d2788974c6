import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import { type SectionFacts, sectionsOf } from '@earnwall/domain/surveys/sections';
import { type ReactNode, useId, useMemo } from 'react';
import { useText } from '#lib/text/text.tsx';
import { BestSurvey } from './best-survey.tsx';
import { SurveySection, type Tiles } from './survey-section.tsx';

interface Props extends Tiles {
  /** In the list's own order. */
  surveys: readonly Survey[];
  facts: SectionFacts;
  fairPay: Metadata['fair_pay'];
  /** What stands below the best survey. */
  children: ReactNode;
}

/** The best survey, then sections (decision 0102). */
export function SurveySections({ surveys, facts, fairPay, children, ...tiles }: Props) {
  const text = useText();
  const id = useId();
  const { best, sections } = useMemo(() => sectionsOf(surveys, facts), [surveys, facts]);
  return (
    <div className="sections">
      {best && (
        <section className="section" aria-labelledby={id}>
          <h2 id={id}>{text('section_best')}</h2>
          <BestSurvey
            {...tiles}
            survey={best}
            isStarted={tiles.started.includes(best.hash)}
            fairPay={fairPay}
          />
        </section>
      )}
      {children}
      {sections.map((section) => (
        <SurveySection key={section.name} {...tiles} {...section} highReward={facts.highReward} />
      ))}
    </div>
  );
}
