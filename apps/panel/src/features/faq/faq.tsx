import { Icon } from '@earnwall/ui/primitives/icon';
import { useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import '@earnwall/ui/fold.css';
import './faq.css';

/** The six questions of the help, in their order (SU-01). */
const questions = [
  'get_rewards',
  'no_surveys',
  'survey_qualify',
  'vpn_or_proxy',
  'screen_out',
  'not_full_reward',
] as const;

/** Native disclosures of one name: the browser folds the others, finds words in folded ones, and knows the keys. */
export function Faq({ tellsOfGames }: { tellsOfGames: boolean }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="faq-title" id={id}>
        {text('faq_title')}
      </h2>
      <div className="faq on-card">
        {questions.map((question) => (
          <details className="faq-item" name="faq" key={question}>
            <summary className="faq-question fold">
              {text(`faq_${question}_question`)}
              <Icon name="next" />
            </summary>
            <div className="faq-answer">
              <p>{text(`faq_${question}_answer`)}</p>
              {question === 'get_rewards' && tellsOfGames && <p>{text('faq_get_rewards_games')}</p>}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
