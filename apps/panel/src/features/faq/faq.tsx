import { Icon } from '@earnwall/ui/primitives/icon';
import { type ReactNode, useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import '@earnwall/ui/fold.css';
import './faq.css';

/** The six questions of the help, in their order (SU-01). */
const frequent = [
  'get_rewards',
  'no_surveys',
  'survey_qualify',
  'vpn_or_proxy',
  'screen_out',
  'not_full_reward',
] as const;

/** What odds are, and what is paid to who is turned away (OD-02). */
const aboutOdds = ['odds', 'odds_unknown', 'turned_away'] as const;

interface Props {
  tellsOfGames: boolean;
  /** The app pays for minutes of surveys that turn people away. */
  paysForTime: boolean;
}

export function Faq({ tellsOfGames, paysForTime }: Props) {
  const text = useText();
  const odds = aboutOdds.filter((question) => paysForTime || question !== 'turned_away');
  return (
    <>
      <Questions
        title={text('faq_title')}
        questions={frequent}
        more={{ get_rewards: tellsOfGames && <p>{text('faq_get_rewards_games')}</p> }}
      />
      <Questions title={text('faq_odds_title')} questions={odds} />
    </>
  );
}

type Question = (typeof frequent)[number] | (typeof aboutOdds)[number];

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  /** What follows an answer. */
  more?: Partial<Record<Question, ReactNode>>;
}

/** Native disclosures of one name: the browser folds the others, finds words in folded ones, and knows the keys. */
function Questions({ title, questions, more }: QuestionsProps) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="faq-title" id={id}>
        {title}
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
              {more?.[question]}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
