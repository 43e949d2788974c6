import type { ConsoleAnswerOf, ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { settingsErrors } from '@earnwall/domain/console/app-settings';
import { normalSettings } from '@earnwall/domain/console/normal-settings';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { useDraft } from '@earnwall/ui/console/use-draft';
import { type FormEvent, useRef } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMe } from '#api/use-me.ts';
import { CurrencyFields } from '#features/app-form/currency-fields.tsx';
import { OriginsField } from '#features/app-form/origins-field.tsx';
import { useRefusal } from '#features/app-form/use-refusal.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { another, type ChosenPublisher, publisherProblems } from './chosen-publisher.ts';
import { PublisherField } from './publisher-field.tsx';
import { usePayoutShare } from './use-payout-share.ts';

type NewApp = ConsoleBodyOf<'console/apps/post-apps'> & ChosenPublisher;

const initial: NewApp = {
  ...{ name: '', publisher_id: '', publisher_name: '' },
  ...{ currency_name: 'Coins', exchange_rate: '1000', decimals: 0 },
  ...{ revenue_share: '70', allowed_origins: [] },
};

/** What the form itself can tell; the server has the last word. */
function problemsOf({ publisher_id, publisher_name, ...given }: NewApp, isOperator: boolean) {
  const ofPublisher = isOperator ? publisherProblems({ publisher_id, publisher_name }) : {};
  return { ...settingsErrors(given), ...ofPublisher };
}

interface Props {
  onMade: (made: ConsoleAnswerOf<'console/apps/post-apps'>) => void;
}

export function NewAppForm({ onMade }: Props) {
  const isOperator = useMe().person.publisher === null;
  const draft = useDraft<NewApp>({ saved: initial, key: 'new-app' });
  const { value, set, errors, setErrors } = draft;
  const payoutShare = usePayoutShare(value.publisher_id);
  const form = useRef<HTMLFormElement>(null);
  const create = useChange('console/apps/post-apps', {
    refresh: ['console/me/get-me', 'console/apps/get-apps'],
    done: (made) => {
      draft.reset();
      onMade(made);
    },
  });
  const add = useChange('console/publishers/post-publishers', {
    refresh: ['console/publishers/get-publishers'],
    done: ({ publisher }) => draft.change({ publisher_id: publisher.id, publisher_name: '' }),
  });
  const refuse = useRefusal(form, create.error, setErrors);
  /** Null where it could not be added: the form says so, and nothing is lost. */
  const chosenPublisher = async (): Promise<string | null> => {
    if (value.publisher_id !== another) return value.publisher_id;
    const added = await add.run({ body: { name: value.publisher_name.trim() } });
    return added?.publisher.id ?? null;
  };
  const submit = async () => {
    const problems = problemsOf(value, isOperator);
    if (Object.keys(problems).length > 0) return refuse(problems);
    const { publisher_id: _, publisher_name: __, ...given } = normalSettings(value);
    if (!isOperator) return void (await create.run({ body: given }));
    const publisher_id = await chosenPublisher();
    if (publisher_id !== null) await create.run({ body: { ...given, publisher_id } });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const failed = add.error ?? create.error;
  const shared = {
    ...{ value, errors, may: () => true },
    set: (field: keyof NewApp, next: unknown) => draft.change({ [field]: next }),
  };
  return (
    <form className="new-app-form" ref={form} onSubmit={onSubmit} noValidate>
      <Field label="Name" hint="Your users see it." error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            autoComplete="off"
            value={value.name}
            onChange={(name) => set('name', name)}
          />
        )}
      </Field>
      {isOperator && <PublisherField value={value} errors={{ ...errors }} onChange={draft.change} />}
      <CurrencyFields form={shared} payoutShare={payoutShare} />
      <OriginsField form={shared} />
      {failed && Object.keys(errors).length === 0 && <ErrorState error={failed} title="Not created" />}
      <div className="new-app-actions">
        <Button kind="primary" type="submit" busy={add.busy || create.busy}>
          Create app
        </Button>
        <ButtonLink href={consoleHref('/apps')}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
