import { mostAtATime } from '@earnwall/domain/postbacks/recovery';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Notice } from '@earnwall/ui/console/notice';
import History from 'lucide-react/icons/history';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import {
  countsBy,
  failureWords,
  minuteOf,
  type Plan,
  type RecoveryAnswer,
  stateWords,
  typeText,
} from './postback-words.ts';

interface Props {
  app: string;
  answer: RecoveryAnswer;
  onSince: (minute: string | null) => void;
}

const dayMs = 86_400_000;

/** What was not delivered since a moment, and the button that sends it again. Nothing is sent before. */
export function RecoverPanel({ app, answer, onSince }: Props) {
  const { since, plan, last_failure, endpoint } = answer;
  if (since === null || plan === null)
    return (
      <div>
        <Button
          kind="quiet"
          size="small"
          icon={<History />}
          onClick={() => onSince(minuteOf(new Date(Date.now() - dayMs).toISOString()))}
        >
          Recover since…
        </Button>
      </div>
    );
  const why = failureWords(last_failure);
  const title =
    plan.total === 0
      ? 'Everything since then was delivered'
      : `${plan.total.toLocaleString('en')} not delivered${why ? `: ${why}` : ''}`;
  const isDead = plan.counts.some(({ state }) => state === 'dead');
  return (
    <Notice kind={plan.total === 0 ? 'good' : isDead ? 'bad' : 'warn'} title={title}>
      <div className="postback-recover">
        <Field label="Recover since (UTC)">
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={minuteOf(since)}
              onChange={(minute) => onSince(minute || null)}
            />
          )}
        </Field>
        <Start app={app} since={since} total={plan.total} isOn={endpoint?.state === 'on'} />
      </div>
      {plan.total > 0 && <PlanCounts plan={plan} />}
    </Notice>
  );
}

interface StartProps {
  app: string;
  since: string;
  total: number;
  isOn: boolean;
}

function Start({ app, since, total, isOn }: StartProps) {
  const mayStart = useMay('postbacks:write');
  const { run, busy, error } = useChange('console/postbacks/post-apps-recovery', {
    refresh: ['console/postbacks/get-apps-recovery', 'console/postbacks/get-postbacks'],
  });
  if (!mayStart || total === 0) return null;
  if (!isOn) return <p>Resume the endpoint first: they would only wait.</p>;
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => void run({ params: { app }, body: { since } })}>
        {`Send ${total.toLocaleString('en')} again`}
      </Button>
      {error && (
        <p className="postback-error" role="alert">
          {error.message}
        </p>
      )}
    </>
  );
}

const timeText = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;

function PlanCounts({ plan: { counts, oldest, newest } }: { plan: Plan }) {
  const types = countsBy(counts.map(({ type, count }) => ({ name: type, count })));
  const states = countsBy(counts.map(({ state, count }) => ({ name: state, count })));
  return (
    <>
      <ul className="postback-counts" aria-label="What would be sent again">
        {types.map(([type, count]) => (
          <li key={type}>
            <b>{count.toLocaleString('en')}</b> {typeText(type, count)}
          </li>
        ))}
        {states.map(([state, count]) => (
          <li key={state}>
            <b>{count.toLocaleString('en')}</b> {stateWords[state].word.toLowerCase()}
          </li>
        ))}
      </ul>
      <p className="postback-note">
        {oldest && newest && `From ${timeText(oldest)} to ${timeText(newest)}. `}
        {`The same ids, at most ${mostAtATime} a second; it can be cancelled.`}
      </p>
    </>
  );
}
