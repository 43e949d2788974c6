import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Segmented } from '@earnwall/ui/console/segmented';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import type { SetUp } from './go-live.ts';

interface Props {
  app: string;
  before: SetUp['postback'];
  onCancel: (() => void) | null;
  /** With the secret of a new address. */
  onSaved: (secret: string | null) => void;
}

const hints = {
  json: 'We POST signed JSON to it (Standard Webhooks). https, and reachable from the internet.',
  get: 'We GET it with macros filled in, such as ?user={user_id}&tx={transaction_id}&coins={reward}.',
} as const;

export function PostbackForm({ app, before, onCancel, onSaved }: Props) {
  const [url, setUrl] = useState(before?.url ?? '');
  const [email, setEmail] = useState(before?.contact_email ?? '');
  const [form, setForm] = useState<'json' | 'get'>(before?.form ?? 'json');
  const { run, busy, error, clearError } = useChange('console/endpoint/put-apps-endpoint', {
    refresh: ['console/go-live/get-apps-go-live', 'console/endpoint/get-apps-endpoint'],
    done: ({ secret }) => onSaved(secret),
  });
  const ofUrl = error?.errors.url;
  const ofEmail = error?.errors.contact_email;
  const reason = 'Set on the go-live page.';
  return (
    <form
      className="golive-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run({
          params: { app },
          body: {
            ...{ form, url: url.trim(), reason },
            ordered: before?.ordered ?? false,
            contact_email: email.trim() || null,
          },
        });
      }}
    >
      <Segmented
        label="How postbacks are sent"
        choices={[
          { value: 'json', label: 'Signed JSON' },
          { value: 'get', label: 'GET with macros' },
        ]}
        chosen={form}
        onChoose={setForm}
      />
      <Field label="Postback URL" hint={hints[form]} error={ofUrl}>
        {(control) => (
          <TextInput
            {...control}
            mono
            type="url"
            placeholder="https://game.example/postbacks"
            value={url}
            onChange={(value) => {
              setUrl(value);
              clearError();
            }}
          />
        )}
      </Field>
      <Field
        label="Mail address for trouble"
        hint="Gets a mail when postbacks stop. Empty: nobody does."
        error={ofEmail}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            onChange={(value) => {
              setEmail(value);
              clearError();
            }}
          />
        )}
      </Field>
      <div className="golive-buttons">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {error && !ofUrl && !ofEmail && <ErrorState title="Not saved" error={error} />}
    </form>
  );
}
