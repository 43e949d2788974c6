import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Status, type StatusKind } from '@earnwall/ui/console/status';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';

type Answer = ConsoleAnswerOf<'console/go-live/post-apps-go-live-doctor'>;
type Finding = Answer['findings'][number];

const kinds: Readonly<Record<Finding['verdict'], StatusKind>> = {
  passed: 'good',
  failed: 'bad',
  warning: 'warn',
  unverified: 'idle',
};

/** Plays postbacks against the endpoint, right ones and wrong ones, and says what to cure. */
export function Doctor({ app, isBusy }: { app: string; isBusy: boolean }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { run, busy, error } = useChange('console/go-live/post-apps-go-live-doctor', {
    refresh: ['console/go-live/get-apps-go-live'],
    done: setAnswer,
  });
  return (
    <div className="golive-doctor">
      <Button
        size="small"
        icon={<Stethoscope />}
        busy={busy || isBusy}
        onClick={() => void run({ params: { app }, body: { forged_only: false } })}
      >
        Run the doctor on your endpoint
      </Button>
      <div role="status">{answer && <Findings {...answer} />}</div>
      {error && <ErrorState error={error} />}
    </div>
  );
}

function Findings({ findings, unreachable }: Answer) {
  if (unreachable !== null) return <Status kind="bad">Nobody answers at the address: {unreachable}</Status>;
  const passed = findings.filter(({ verdict }) => verdict === 'passed').length;
  const others = findings.filter(({ verdict }) => verdict !== 'passed');
  return (
    <>
      <p>
        {passed} of {findings.length} checks of the doctor passed.
      </p>
      <ul className="golive-findings">
        {others.map(({ check, verdict, answered, cure }) => (
          <li key={check}>
            <Status kind={kinds[verdict]}>
              {check}, {verdict}
            </Status>
            <p>
              {answered}
              {cure !== null && ` · ${cure}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
