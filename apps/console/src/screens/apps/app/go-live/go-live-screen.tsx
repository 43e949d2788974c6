import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { useWhere } from '#features/where/use-where.ts';
import { CurrencyStep, OriginsStep } from './given-steps.tsx';
import { nextStep } from './go-live.ts';
import { GoLiveHead } from './go-live-head.tsx';
import { PostbackStep } from './postback-step.tsx';
import { RefusedVisit } from './refused-visit.tsx';
import { SelfCheck } from './self-check.tsx';
import { SnippetStep } from './snippet-step.tsx';
import { TestUserStep } from './test-user-step.tsx';
import './go-live.css';
import './step.css';
import './self-check.css';

/** Steps to do on the left; on the right what the product has seen of them, as it happens. */
export function GoLiveScreen() {
  const app = useWhere().app ?? '';
  // The publisher's page is in another tab: this one listens on.
  const { data, error, refetch } = useCall(
    'console/go-live/get-apps-go-live',
    { params: { app } },
    { everyMs: 2000, inBackground: true },
  );
  if (!data)
    return (
      <>
        <PageHead title="Go-live" />
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} />}
      </>
    );
  const { set_up } = data;
  const step = { app, setUp: set_up, next: nextStep(set_up) };
  return (
    <>
      <GoLiveHead goLive={data} />
      <div className="golive">
        <ol className="golive-steps">
          <OriginsStep {...step} />
          <CurrencyStep {...step} />
          <SnippetStep {...step} />
          <TestUserStep {...step} isTest={data.app.test_mode} isReady={data.missing.length === 0} />
          <PostbackStep {...step} />
        </ol>
        <div className="golive-side">
          <SelfCheck app={app} goLive={data} isLost={error !== null} />
          {data.refused_visit && <RefusedVisit app={app} refused={data.refused_visit} />}
          <p className="golive-hint">
            Nothing happening? Look for <code>Earnwall:</code> lines in your page’s log, or send this page’s
            address to a colleague.
          </p>
        </div>
      </div>
    </>
  );
}
