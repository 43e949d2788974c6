import type { Result } from '@earnwall/contract/entities/result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Confetti } from '#features/celebration/confetti.tsx';
import { RateSurvey } from '#features/rating/rate-survey.tsx';
import { useReportCompleted } from '#host/use-report-completed.ts';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { useNoteEnd } from '#session/use-note-end.ts';
import { AskAbout } from './ask-about.tsx';
import { ResultCard } from './result-card.tsx';
import { wordsOf } from './result-texts.ts';
import { Reward } from './reward.tsx';
import { TurnedAway } from './turned-away.tsx';

/** How the survey ended, why it was or was not paid, and what to do next (RS-02, RS-04, decision 0107). */
export function Outcome({ cid, result }: { cid: string; result: Result }) {
  const text = useText();
  const words = wordsOf(result);
  const isComplete = result.result === 'complete';
  const isPaid = result.user_reward > 0;
  const isTurnedAway = !isComplete && result.result !== 'partial';
  // The hero of the reward has a picture of its own.
  const hasHero = isPaid && result.show_rewards && !isTurnedAway;
  useConsequences(cid, result);
  return (
    <ResultCard
      isNew={result.settings.new_results_ui}
      picture={hasHero ? undefined : { icon: words.icon, tone: isComplete || isPaid ? 'reward' : 'info' }}
      title={text(words.title)}
      next={{ after: result.survey_hash, heading: isTurnedAway ? 'disqualified_next' : 'next_title' }}
    >
      {isComplete && !hasHero && !result.used && <Confetti />}
      {isTurnedAway ? (
        <TurnedAway result={result} why={words.text} />
      ) : (
        <>
          {hasHero && <Reward cid={cid} result={result} />}
          <p className="result-text">{text(words.text)}</p>
        </>
      )}
      {!isComplete && <AskAbout cid={cid} hasHelp={result.design.help} />}
      {result.rateable && <RateSurvey cid={cid} before={result.rating} />}
    </ResultCard>
  );
}

/** What a result that is seen for the first time changes: the publisher's page is notified, and lists are invalidated. */
function useConsequences(cid: string, result: Result): void {
  const queries = useQueryClient();
  const reportCompleted = useReportCompleted();
  const noteEnd = useNoteEnd();
  const resultRead = useSession((session) => session.resultRead);
  const outcomeLearned = useSession((session) => session.outcomeLearned);

  const learn = useEffectEvent(() => {
    outcomeLearned(cid);
    resultRead(result);
    noteEnd(cid, result);
    if (result.used) return;
    reportCompleted(cid, result);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'results' });
  });
  useEffect(() => learn(), []);
}
