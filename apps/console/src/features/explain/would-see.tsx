import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status, StatusIcon } from '@earnwall/ui/console/status';
import { type FormEvent, useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { consoleHref } from '#lib/page-settings.ts';
import './explain.css';

interface Props {
  survey: string;
  /** Where the page is about a person already. */
  user?: string | undefined;
  app: string | null;
}

interface Asked {
  user: string;
  app: string | null;
}

/** Any id of a person, and clause by clause whether they would see the survey. */
export function WouldSee({ survey, user = '', app }: Props) {
  const [typed, setTyped] = useState(user);
  const [asked, setAsked] = useState<Asked | null>(user === '' ? null : { user, app });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') setAsked({ user: typed.trim(), app });
  };
  return (
    <>
      <form className="would-see" onSubmit={submit}>
        <Field label="User" hint="A user hash, or the publisher’s id.">
          {(control) => (
            <TextInput
              {...control}
              mono
              value={typed}
              onChange={setTyped}
              maxLength={128}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit">Check</Button>
      </form>
      {asked && <Answer survey={survey} asked={asked} onChoose={setAsked} />}
    </>
  );
}

interface AnswerProps {
  survey: string;
  asked: Asked;
  onChoose: (asked: Asked) => void;
}

function Answer({ survey, asked, onChoose }: AnswerProps) {
  const { data, error, isLoading, refetch } = useCall('console/inventory/get-inventory-surveys-explain', {
    params: { survey },
    query: { user: asked.user, ...(asked.app !== null && { app: asked.app }) },
  });
  return (
    <div aria-live="polite">
      {isLoading && <Skeleton rows={4} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.verdict && !error && <Clauses verdict={data.verdict} />}
      {data && data.verdict === null && (
        <div className="explain-acts">
          <span>Several apps know this id:</span>
          {data.people.map(({ app, app_name, uhash }) => (
            <Button key={uhash} size="small" onClick={() => onChoose({ user: uhash, app })}>
              {app_name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const kinds = { passes: 'good', fails: 'bad', unknown: 'idle' } as const;
const words = { passes: 'Fits', fails: 'Does not fit', unknown: 'Not known' } as const;

function Clauses({ verdict: { app, uhash, uuid, shown, clauses } }: { verdict: SurveyVerdict }) {
  return (
    <>
      <p className="would-see-verdict">
        <Status kind={shown ? 'good' : 'bad'}>{shown ? 'Would see it' : 'Would not see it'}</Status>{' '}
        <a href={consoleHref(`/users/${encodeURIComponent(app)}/${encodeURIComponent(uhash)}`)}>{uuid}</a>
      </p>
      <ul className="explain-clauses">
        {clauses.map(({ asks, has, fit }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no name of their own, and their order is fixed
          <li key={place}>
            <StatusIcon kind={kinds[fit]} />
            <span className="c-unseen">{words[fit]}:</span>
            <span>{asks}</span>
            <span className="explain-says">{has ?? words.unknown}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
