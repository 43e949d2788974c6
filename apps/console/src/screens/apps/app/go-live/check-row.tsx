import { Ago } from '@earnwall/ui/console/ago';
import { StatusIcon } from '@earnwall/ui/console/status';
import { type Check, checkTitles } from './go-live.ts';

const words: Readonly<Record<Check['state'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  waiting: 'Waiting',
  not_yet: 'Not yet',
};

export function CheckRow({ check: { name, state, at, what, fix } }: { check: Check }) {
  return (
    <li className={`golive-row is-${state}`}>
      {state === 'waiting' ? (
        <span className="golive-ring" aria-hidden="true" />
      ) : (
        <StatusIcon kind={state === 'passed' ? 'good' : state === 'failed' ? 'bad' : 'idle'} />
      )}
      <div className="golive-row-body">
        <div className="golive-row-head">
          <strong>{checkTitles[name]}</strong>
          <span className="golive-row-state">
            {words[state]}
            {at !== null && (
              <>
                , <Ago at={at} />
              </>
            )}
          </span>
        </div>
        <p>{what}</p>
        {fix !== null && <p className="golive-fix">{fix}</p>}
      </div>
    </li>
  );
}
