import type { Result } from '@earnwall/contract/entities/result';
import { Button } from '@earnwall/ui/primitives/button';
import { type ReactNode, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useResult } from '#api/results.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { TestMark } from '#features/test-mark/test-mark.tsx';
import { useHost } from '#host/host-context.tsx';
import { useDesign } from '#lib/design/use-design.ts';
import { useRoundedButtons } from '#lib/design/use-rounded-buttons.ts';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import { moneyDisplayOf } from '#session/money-display-of.ts';
import { useSession } from '#session/session-context.tsx';
import { cidOf } from './cid-of.ts';
import { Outcome } from './outcome.tsx';
import { ResultLoading } from './result-loading.tsx';
import { StaleResult } from './stale-result.tsx';
import { Waiting } from './waiting.tsx';

/** The outcome of a survey (RS-01). */
export function ResultScreen({ params }: { params: Record<string, string> }) {
  const cid = cidOf(params, useSearch());
  return <ResultOf key={cid} cid={cid} />;
}

/** A component that embeds a result passes its click as a prop (RS-01). */
function ResultOf({ cid }: { cid: string | null }) {
  const { can } = useHost();
  const state = useResult(cid);
  if (state.kind === 'loading') return <ResultLoading />;
  if (state.kind === 'unreachable') return <Unreachable retry={state.retry} />;
  if (cid === null) return <StaleResult />;
  if (state.kind === 'invalid') return <StaleResult isUnknown />;
  const { result } = state;
  if (result.used && can.leavesStaleResult) return <StaleResult />;
  return (
    <OwnLook result={result}>
      {result.result === 'pending' ? (
        <Waiting cid={cid} result={result} />
      ) : (
        <Outcome cid={cid} result={result} />
      )}
    </OwnLook>
  );
}

/** A result brings its own design and money along, for a tab without a login has no metadata (RS-06). */
function OwnLook({ result, children }: { result: Result; children: ReactNode }) {
  const startUp = useSession((session) => session.startUp);
  const { metadata } = useMetadata();
  const money = useMemo(
    () => moneyDisplayOf({ ...result, currency_exchange_rate: result.base_exchange_rate }, startUp),
    [result, startUp],
  );
  useDesign(result.design);
  useRoundedButtons(result.settings.rounded_buttons);
  return (
    <MoneyDisplayProvider value={money}>
      {!metadata && result.test_mode && <TestMark />}
      {children}
    </MoneyDisplayProvider>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  const text = useText();
  const action = <Button onClick={retry}>{text('try_again')}</Button>;
  return (
    <MessageScreen icon="cloud" title={text('error_connection')} action={action}>
      <p>{text('result_unreachable_text')}</p>
    </MessageScreen>
  );
}
