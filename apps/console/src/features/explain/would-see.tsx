import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
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

/** What they would see. */
type Item = { survey: string } | { offer: string };

interface Props {
  item: Item;
  /** Where the page is about a person already. */
  user?: string | undefined;
  app: string | null;
}

interface Asked {
  user: string;
  app: string | null;
}

/** Any id of a person, and clause by clause whether they would see it. */
export function WouldSee({ item, user = '', app }: Props) {
  const [typed, setTyped] = useState(user);
  const [asked, setAsked] = useState<Asked | null>(user === '' ? null : { user, app });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') setAsked({ user: typed.trim(), app });
  };
  return (
    <>
      <form className="would-see" onSubmit={submit}>
        <Field label="User" hint="Any id: of the user, or of a click, ticket or transaction of theirs.">
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
      {asked &&
        ('survey' in item ? (
          <OfSurvey survey={item.survey} asked={asked} onChoose={setAsked} />
        ) : (
          <OfOffer offer={item.offer} asked={asked} onChoose={setAsked} />
        ))}
    </>
  );
}

interface Choosing {
  asked: Asked;
  onChoose: (asked: Asked) => void;
}

const queryOf = ({ user, app }: Asked) => ({ user, ...(app !== null && { app }) });

function OfSurvey({ survey, asked, onChoose }: Choosing & { survey: string }) {
  const name = 'console/inventory/get-inventory-surveys-explain';
  const answer = useCall(name, { params: { survey }, query: queryOf(asked) });
  return <Answer {...answer} onChoose={onChoose} />;
}

function OfOffer({ offer, asked, onChoose }: Choosing & { offer: string }) {
  const name = 'console/inventory/get-inventory-offers-explain';
  const answer = useCall(name, { params: { offer }, query: queryOf(asked) });
  return <Answer {...answer} onChoose={onChoose} />;
}

interface AnswerProps extends Pick<Choosing, 'onChoose'> {
  data: ConsoleAnswerOf<'console/inventory/get-inventory-offers-explain'> | undefined;
  error: { message: string } | null;
  isLoading: boolean;
  refetch: () => void;
}

function Answer({ data, error, isLoading, refetch, onChoose }: AnswerProps) {
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
