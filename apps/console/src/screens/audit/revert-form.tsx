import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import Undo2 from 'lucide-react/icons/undo-2';
import type { FormEvent } from 'react';
import { useChange } from '#api/use-change.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { AuditEvent } from './audit-event.ts';

const refresh = ['console/audit/get-audit'] as const;

/** Makes what it changed what it was before, with a reason; to be undone by reverting that in turn. */
export function RevertForm({ event }: { event: AuditEvent }) {
  const toast = useToast();
  const { run, busy, error } = useChange('console/audit/post-audit-revert', { refresh });
  const undone = useChange('console/audit/post-audit-revert', { refresh });
  const reason = useReason(error);

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const given = reason.given();
    if (given === null) return;
    const answer = await run({ params: { event: event.id }, body: { reason: given } });
    if (answer === null) return;
    const undo = async () => {
      const asked = { params: { event: answer.event.id }, body: { reason: 'Reverting it was undone.' } };
      if ((await undone.run(asked)) === null)
        toast.show({ text: 'Not undone: something has changed since', kind: 'bad' });
    };
    toast.show({ text: `Reverted: ${event.what}`, undo });
  };
  return (
    <Section title="Revert" note="makes it what it was before">
      <form className="audit-revert" onSubmit={(submitted) => void submit(submitted)} noValidate>
        {error && <ErrorState error={error} title="Not reverted" />}
        <ReasonField {...reason.field} />
        <div>
          <Button type="submit" icon={<Undo2 />} busy={busy}>
            Revert
          </Button>
        </div>
      </form>
    </Section>
  );
}
