import { ticketEmailProblem } from '@earnwall/domain/validation/ticket';
import { Button } from '@earnwall/ui/primitives/button';
import { Field } from '@earnwall/ui/primitives/field';
import { type FormEvent, useState } from 'react';
import type { NotificationChange, Notifications } from '#api/notifications.ts';
import { useText } from '#lib/text/text.tsx';
import { AlertRow } from './alert-row.tsx';

interface Props {
  state: Notifications['mail']['state'];
  isBusy: boolean;
  onChange: (change: NotificationChange) => Promise<unknown>;
}

/** Mails: an address that is confirmed by a link in the first of them. */
export function MailAlert({ state, isBusy, onChange }: Props) {
  const text = useText();
  const [hasFailed, setFailed] = useState(false);
  const end = () => {
    setFailed(false);
    onChange({ kind: 'mail-end' }).catch(() => setFailed(true));
  };
  if (state === 'off') return <MailForm isBusy={isBusy} onChange={onChange} />;
  return (
    <AlertRow
      title={text('alerts_mail_title')}
      note={text(state === 'on' ? 'alerts_mail_on' : 'alerts_mail_pending')}
      hasFailed={hasFailed}
      action={{ label: text('alerts_off'), isBusy, onPress: end }}
    />
  );
}

function MailForm({ isBusy, onChange }: Omit<Props, 'state'>) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = ticketEmailProblem(email);
    setError(problem ? text(problem) : undefined);
    if (!problem) onChange({ kind: 'mail', email }).catch(() => setError(text('phone_failed')));
  };
  return (
    <form className="alert-mail" noValidate onSubmit={submit} aria-label={text('alerts_mail_title')}>
      <h3 className="alert-row-title">{text('alerts_mail_title')}</h3>
      <Field label={text('ticket_email')} hint={text('alerts_mail_hint')} error={error}>
        {(control) => (
          <input
            {...control}
            type="email"
            dir="auto"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        kind="soft"
        aria-label={`${text('alerts_on')}: ${text('alerts_mail_title')}`}
        aria-disabled={isBusy}
      >
        {text('alerts_on')}
      </Button>
    </form>
  );
}
