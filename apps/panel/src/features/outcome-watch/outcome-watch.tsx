import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useResult } from '#api/results.ts';
import { useReportCompleted } from '#host/use-report-completed.ts';
import { useSession } from '#session/session-context.tsx';
import { useNoteEnd } from '#session/use-note-end.ts';

/**
 * The panel that a survey was started from learns how it ended, though the result shows elsewhere: the publisher's
 * page is notified once, the list loses its mark and is fetched anew (RS-03, decision 0004).
 */
export function OutcomeWatch() {
  const openClicks = useSession((session) => session.openClicks);
  return openClicks.map(({ cid }) => <Watched key={cid} cid={cid} />);
}

function Watched({ cid }: { cid: string }) {
  const queries = useQueryClient();
  const panelEnabled = useIsPanelEnabled();
  const outcomeLearned = useSession((session) => session.outcomeLearned);
  const reportCompleted = useReportCompleted();
  const noteEnd = useNoteEnd();
  const state = useResult(cid, { peek: true });
  const isOver = state.kind === 'answered' && state.result.result !== 'pending';

  const learn = useEffectEvent(() => {
    outcomeLearned(cid, { panelEnabled });
    if (state.kind !== 'answered') return;
    reportCompleted(cid, state.result);
    noteEnd(cid, state.result);
    void queries.invalidateQueries();
  });
  useEffect(() => {
    if (isOver || state.kind === 'invalid') learn();
  }, [isOver, state.kind]);
  return null;
}
