import type { ConsolePostbackDetails } from '@earnwall/contract/entities/console-postback';
import { CodeBlock } from '@earnwall/ui/console/code-block';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { requestText } from './request-text.ts';

type Attempt = ConsolePostbackDetails['tries'][number];

/** Every attempt, the latest open; before the first one, what would be sent. */
export function Attempts({ postback }: { postback: ConsolePostbackDetails }) {
  const { tries, request, attempts } = postback;
  return (
    <Section title="Attempts" note="signatures are hidden">
      {tries.map((attempt, place) => (
        <details className="postback-try" key={attempt.at} open={place === 0}>
          <summary>
            <b>{`Try ${attempts - place}`}</b>
            <span className="postback-try-at">{`${attempt.at.slice(0, 10)} ${attempt.at.slice(11, 19)}`}</span>
            <Outcome attempt={attempt} />
            <span className="postback-try-ms">{`${attempt.ms.toLocaleString('en')} ms`}</span>
          </summary>
          {attempt.failure !== null && <p>{`It failed: ${attempt.failure}.`}</p>}
          {attempt.answer !== null && (
            <CodeBlock language="text" title="Answer, its beginning" code={attempt.answer || '(empty)'} />
          )}
          <CodeBlock language="text" title="Request" code={requestText(attempt.request)} />
        </details>
      ))}
      {tries.length === 0 && (
        <p>{request ? 'None yet. This would be sent:' : 'None: the app has no endpoint.'}</p>
      )}
      {tries.length === 0 && request && (
        <CodeBlock language="text" title="Request" code={requestText(request)} />
      )}
    </Section>
  );
}

function Outcome({ attempt: { status, failure } }: { attempt: Attempt }) {
  return <Status kind={failure === null ? 'good' : 'bad'}>{status ?? 'no answer'}</Status>;
}
