import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Button } from '@earnwall/ui/console/button';
import { Facts } from '@earnwall/ui/console/facts';
import { Field } from '@earnwall/ui/console/field';
import { TextArea, TextInput } from '@earnwall/ui/console/inputs';
import { Notice } from '@earnwall/ui/console/notice';
import { Segmented } from '@earnwall/ui/console/segmented';
import type { StatusKind } from '@earnwall/ui/console/status';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { exactDollars } from '#features/money/dollars-text.ts';
import { outcomeWords } from '#features/outcomes/outcome-words.ts';
import type { DryProps } from './dry-props.ts';
import { headersOf } from './headers-of.ts';
import { useDryErrors } from './use-dry-errors.ts';

type Answer = ConsoleAnswerOf<'console/suppliers/post-suppliers-dry-run-message'>;

interface Props extends DryProps {
  comesBy: 'callback' | 'return';
}

/** A message as the supplier would send it: is it genuine, and what does it say? */
export function DryMessage({ comesBy, tried, onErrors }: Props) {
  const [method, setMethod] = useState<'GET' | 'POST'>('GET');
  const [url, setUrl] = useState('');
  const [headers, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const dry = useChange('console/suppliers/post-suppliers-dry-run-message', { done: setAnswer });
  useDryErrors(dry.error, onErrors);
  const isPost = comesBy === 'callback' && method === 'POST';
  const run = () => {
    const given = tried();
    if (given === null) return;
    setAnswer(null);
    const message = {
      comes_by: comesBy,
      method: isPost ? method : 'GET',
      url,
      headers: headersOf(headers),
    } as const;
    void dry.run({ body: { ...given, ...message, body: isPost ? body : '' } });
  };
  return (
    <>
      {comesBy === 'callback' && (
        <Segmented
          label="Method"
          chosen={method}
          onChoose={setMethod}
          choices={[
            { value: 'GET', label: 'GET' },
            { value: 'POST', label: 'POST' },
          ]}
        />
      )}
      <Field
        label={comesBy === 'return' ? 'Address that the browser came back with' : 'Address that was called'}
        hint="Whole, or its query alone."
      >
        {(control) => (
          <TextInput {...control} mono value={url} onChange={setUrl} spellCheck={false} autoComplete="off" />
        )}
      </Field>
      {comesBy === 'callback' && (
        <Field label="Headers (optional)" hint="One in each line, such as x-signature: 5f3a…">
          {(control) => (
            <TextArea {...control} mono rows={2} value={headers} onChange={setHeaders} spellCheck={false} />
          )}
        </Field>
      )}
      {isPost && (
        <Field label="Body">
          {(control) => (
            <TextArea {...control} mono rows={5} value={body} onChange={setBody} spellCheck={false} />
          )}
        </Field>
      )}
      <div>
        <Button busy={dry.busy} onClick={run}>
          Try this message
        </Button>
      </div>
      <FormError error={dry.error} />
      <div aria-live="polite">{answer && <Verdict answer={answer} />}</div>
    </>
  );
}

const verdicts: Readonly<Record<Answer['verdict'], { kind: StatusKind; title: string }>> = {
  genuine: { kind: 'good', title: 'Genuine: its signature is right' },
  unsigned: { kind: 'warn', title: 'Not signed' },
  forged: { kind: 'bad', title: 'Refused: its signature is wrong' },
  address: { kind: 'bad', title: 'Refused: it comes from another address' },
  none: { kind: 'bad', title: 'This is no return of this supplier' },
};

function Verdict({ answer: { verdict, settles, answer, items } }: { answer: Answer }) {
  const { kind, title } = verdicts[verdict];
  return (
    <div className="stack">
      <Notice kind={kind} title={title}>
        {settles ? 'It would be applied.' : 'It would change nothing.'}
        {answer !== null && (
          <>
            {' '}
            The sender would read <code>{answer}</code>.
          </>
        )}
      </Notice>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message have no other name
        <div key={place} className="supplier-dry-row">
          <Facts items={factsOf(item)} />
        </div>
      ))}
    </div>
  );
}

const becomesWords = {
  report: 'A report',
  event: 'An event',
  unreadable: 'Set aside: not readable',
  ignored: 'Ignored',
};

function factsOf(item: Answer['items'][number]): [string, string][] {
  const {
    becomes,
    reason,
    transaction,
    click,
    code,
    outcome,
    is_unknown_code,
    event,
    reverses,
    payout_micros,
  } = item;
  const all: [string, string | null][] = [
    ['Becomes', becomesWords[becomes]],
    ['Why', reason],
    ['Click', click],
    ['Transaction', transaction],
    ['Its code', code],
    [
      'Our outcome',
      outcome && `${outcomeWords[outcome]}${is_unknown_code ? ': the table does not have this code' : ''}`,
    ],
    ['Event', event],
    ['Takes back', reverses],
    ['Pays', payout_micros && exactDollars(payout_micros)],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== null);
}
