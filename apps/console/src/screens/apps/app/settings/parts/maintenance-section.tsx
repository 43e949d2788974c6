import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { Ago } from '@earnwall/ui/console/ago';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';

const spans = [
  { value: '', label: 'I end it' },
  { value: '1', label: 'In an hour' },
  { value: '4', label: 'In four hours' },
  { value: '24', label: 'In a day' },
];

/** Happens at once, unlike the settings around it, and is undone by the inverse call. */
export function MaintenanceSection({ app }: { app: OperatedApp }) {
  const { on, since, until, preview } = app.maintenance;
  const mayGovern = useMay('apps:govern');
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState('');
  const { run, busy, error } = useChange('console/apps/put-apps-maintenance', {
    refresh: ['console/apps/get-apps-id', 'console/apps/get-apps'],
  });
  const set = (body: { on: boolean; until?: string | null; reason: string }) =>
    run({ params: { app: app.id }, body });
  const change = async () => {
    const ends = hours === '' ? null : new Date(Date.now() + Number(hours) * 3_600_000).toISOString();
    const why = reason.trim();
    if (!(await set({ on: !on, until: on ? null : ends, reason: why }))) return;
    setReason('');
    const undo = async () => {
      if (!(await set({ on, until, reason: `Undone: ${why}` }))) throw new Error('Not undone');
    };
    toast.show({ text: on ? 'Maintenance has ended' : 'The app is in maintenance', undo });
  };
  return (
    <Section
      title="Maintenance"
      note="Lists are replaced by a notice, at once."
      actions={
        <ButtonLink size="small" href={preview} target="_blank" rel="noopener">
          Preview
        </ButtonLink>
      }
    >
      {on ? (
        <p>
          <Status kind="warn">In maintenance</Status>
          {since && (
            <>
              {' '}
              since <Ago at={since} />
            </>
          )}
          {until && `, until ${new Date(until).toLocaleString('en')}`}
        </p>
      ) : (
        <Status kind="good">Not in maintenance</Status>
      )}
      {mayGovern && (
        <>
          <div className="app-form-row">
            <Field label="Reason" hint="For the audit." error={error?.errors.reason}>
              {(control) => <TextInput {...control} value={reason} onChange={setReason} />}
            </Field>
            {!on && (
              <Field label="It ends" error={error?.errors.until}>
                {(control) => <Select {...control} choices={spans} value={hours} onChange={setHours} />}
              </Field>
            )}
          </div>
          {error && Object.keys(error.errors).length === 0 && (
            <ErrorState error={error} title="Not changed" />
          )}
          <div>
            <Button busy={busy} disabled={reason.trim() === ''} onClick={() => void change()}>
              {on ? 'End maintenance' : 'Begin maintenance'}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
