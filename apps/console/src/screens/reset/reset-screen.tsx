import { Button } from '@earnwall/ui/console/button';
import { CodeBlock } from '@earnwall/ui/console/code-block';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { OpenCard } from '#features/open-card/open-card.tsx';
import { OpenMessage } from '#features/open-card/open-message.tsx';
import { consoleHref } from '#lib/page-settings.ts';

const toSignIn = <a href={consoleHref('/sign-in')}>Back to the sign-in</a>;

/** Asks for a link to set a new password. */
export function ResetScreen() {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isMailed, setMailed] = useState<boolean | null>(null);
  const asking = useChange('console/resets/post-resets', { done: ({ mail }) => setMailed(mail) });
  if (isMailed)
    return (
      <OpenMessage title="Look into your mail" footer={toSignIn}>
        <p>
          If <strong>{email}</strong> has an account here, a link is on its way. It is good for 30 minutes,
          once.
        </p>
        <p className="c-muted">Nothing arrives? Look into the spam folder, or ask an admin for a link.</p>
      </OpenMessage>
    );
  if (isMailed === false)
    return (
      <OpenMessage title="Ask for a link" footer={toSignIn}>
        <p>
          This server sends no mail. An admin, or an owner of your publisher, can make a link for you: Team,
          your name, Link for a new password.
        </p>
        <p>Nobody left who could? On the server:</p>
        <CodeBlock code={`npm run console:reset -- ${email}`} language="bash" />
      </OpenMessage>
    );

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email.includes('@'));
    if (email.includes('@')) void asking.run({ body: { email } });
  };
  return (
    <OpenCard title="Forgot the password?" note="A link by mail lets you set a new one." footer={toSignIn}>
      <form className="stack" onSubmit={send} noValidate>
        <Field
          label="Mail address"
          error={isMissing ? 'Enter a mail address such as name@example.com.' : asking.error?.errors.email}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoFocus
              autoComplete="username"
              value={email}
              onChange={setEmail}
            />
          )}
        </Field>
        <FormError error={asking.error} />
        <Button kind="primary" type="submit" busy={asking.busy}>
          Send the link
        </Button>
      </form>
    </OpenCard>
  );
}
