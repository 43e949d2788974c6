import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useOddsReport } from '#api/experiments.ts';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { Calibration } from './calibration.tsx';
import { Experiments } from './experiments.tsx';
import './odds-screen.css';

/** How our odds hold: what was said against what came of it, and what experiments say; anyone may read it (OD-04). */
export function OddsScreen() {
  const text = useText();
  const go = useGo();
  const loggedIn = useSession((session) => session.loggedIn);
  const back = loggedIn ? ({ label: 'support_back', press: () => go('/support') } as const) : null;
  return (
    <TitledPage title={text('how_title')} back={back}>
      <Report />
    </TitledPage>
  );
}

function Report() {
  const text = useText();
  const { report, failed, reload } = useOddsReport();
  if (report)
    return (
      <>
        <Calibration calibration={report.calibration} />
        <Experiments experiments={report.experiments} />
      </>
    );
  if (failed) {
    const action = <Button onClick={reload}>{text('try_again')}</Button>;
    return (
      <Message icon="cloud" title={text('error_connection')} action={action}>
        <p>{text('error_connection-text')}</p>
      </Message>
    );
  }
  return (
    <SkeletonArea label={text('loading')}>
      <div className="odds-loading">
        <Skeleton className="odds-loading-table" />
        <Skeleton className="odds-loading-test" />
      </div>
    </SkeletonArea>
  );
}
