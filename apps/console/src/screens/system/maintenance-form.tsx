import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { useMe } from '#api/use-me.ts';
import { type End, ends, untilOf } from './system-texts.ts';
import { useMaintenance } from './use-maintenance.ts';

const all = '';

export function MaintenanceForm() {
  const { apps } = useMe();
  const [app, setApp] = useState(all);
  const [end, setEnd] = useState<End>('1');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { set, busy, error } = useMaintenance();
  const isReasonMissing = reason.trim() === '';
  const name = apps.find(({ id }) => id === app)?.name ?? 'All apps';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing) return;
    const wanted = { app: app === all ? null : app, on: true, until: untilOf(end, Date.now()) };
    if (!(await set([wanted], reason.trim(), `Maintenance has begun: ${name}`))) return;
    setReason('');
    setTried(false);
  };
  const choices = [
    { value: all, label: 'All apps' },
    ...apps.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form className="system-form" onSubmit={(event) => void send(event)}>
      <Field label="App">
        {(control) => <Select {...control} value={app} onChange={setApp} choices={choices} />}
      </Field>
      <Field label="Ends">
        {(control) => (
          <Select {...control} value={end} onChange={(value) => setEnd(value as End)} choices={ends} />
        )}
      </Field>
      <Field
        label="Reason"
        error={isTried && isReasonMissing ? 'Say why: it is in the audit.' : error?.errors.reason}
      >
        {(control) => <TextInput {...control} value={reason} onChange={setReason} maxLength={500} />}
      </Field>
      <div className="system-begin">
        <Button type="submit" busy={busy}>
          Begin maintenance
        </Button>
      </div>
      {error && <ErrorState error={error} />}
    </form>
  );
}
