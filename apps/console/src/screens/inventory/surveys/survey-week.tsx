import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Section } from '@earnwall/ui/console/section';
import { Sparkline } from '@earnwall/ui/console/sparkline';
import { OutcomeBars } from '#features/inventory/outcome-bars.tsx';
import { topicWord } from '#features/inventory/words.ts';
import { outcomeWords } from '#features/outcomes/outcome-words.ts';

type Details = ConsoleAnswerOf<'console/inventory/get-inventory-surveys-id'>['details'];

/** How it has gone lately: outcomes of seven days, and what people said within thirty. */
export function SurveyWeek({ details: { outcomes, days, feedback } }: { details: Details }) {
  return (
    <>
      <Section title="Last seven days" note="by time of click">
        {outcomes.length === 0 ? (
          <p className="c-muted">Nobody has opened it.</p>
        ) : (
          <>
            <OutcomeBars
              rows={outcomes.map(({ outcome, clicks }) => ({ label: outcomeWords[outcome], count: clicks }))}
            />
            {days.length > 1 && (
              <Sparkline
                values={days.map(({ clicks }) => clicks)}
                label={`Clicks by day: ${days.map(({ day, clicks }) => `${day} ${clicks}`).join(', ')}`}
              />
            )}
          </>
        )}
      </Section>
      {feedback.length > 0 && (
        <Section title="Feedback" note="of thirty days">
          <OutcomeBars rows={feedback.map(({ option, count }) => ({ label: topicWord(option), count }))} />
        </Section>
      )}
    </>
  );
}
