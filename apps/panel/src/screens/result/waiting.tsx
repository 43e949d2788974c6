import type { Result } from '@earnwall/contract/entities/result';
import { useEffect, useState } from 'react';
import { useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { ResultCard } from './result-card.tsx';

const longAfterMs = 20_000;

/** The browser was faster than the supplier's report: it is waited for in peace, here or on the list (decision 0004). */
export function Waiting({ cid, result }: { cid: string; result: Result }) {
  const text = useText();
  const isLive = useRealtimeState() === 'live';
  const isLong = useLater(longAfterMs);
  const outcomeAwaited = useSession((session) => session.outcomeAwaited);
  return (
    <ResultCard
      isNew={result.settings.new_results_ui}
      picture={{ icon: 'clock', tone: 'brand' }}
      title={text('result_pending_title')}
      isBusy
      onExit={() => outcomeAwaited({ cid, survey: result.survey_hash })}
    >
      <div className="result-waiting" role="status">
        <p>{text(isLong ? 'result_pending_long' : 'result_pending_text')}</p>
        <p className="result-hint">{text(isLive ? 'result_pending_live' : 'result_pending_polling')}</p>
      </div>
    </ResultCard>
  );
}

function useLater(ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
