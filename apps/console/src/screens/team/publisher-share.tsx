import type { ConsolePublisher } from '@earnwall/contract/entities/console-team';
import { parseShare, shareProblem } from '@earnwall/domain/console/share';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';

const call = 'console/publishers/put-publishers-share';
const refresh = ['console/publishers/get-publishers', 'console/apps/get-apps-id'] as const;

interface Props {
  publisher: ConsolePublisher;
  onClose: () => void;
}

/** What of suppliers' payments the publisher is due, by its agreement; with a reason, and the inverse a press away. */
export function PublisherShare({ publisher, onClose }: Props) {
  const { id, name, payout_share: old } = publisher;
  const [share, setShare] = useState(old);
  const [isWrong, setWrong] = useState(false);
  const toast = useToast();
  const undone = useChange(call, { refresh });
  const changing = useChange(call, {
    refresh,
    done: ({ publisher: { payout_share } }) => {
      onClose();
      toast.show({
        text: `${name} gets ${payout_share} % of what is opened from now on.`,
        undo: async () => {
          const body = { payout_share: old, reason: 'The change of the share was taken back.' };
          if (!(await undone.run({ params: { id }, body }))) toast.show({ text: 'Not undone', kind: 'bad' });
        },
      });
    },
  });
  const reason = useReason(changing.error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isShare = parseShare(share) !== null;
    setWrong(!isShare);
    const given = reason.given();
    if (isShare && given !== null)
      void changing.run({ params: { id }, body: { payout_share: share.trim(), reason: given } });
  };
  return (
    <Section title="Share" note="of what suppliers pay">
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label="Publisher’s share"
          hint="By its agreement. Surveys and offers that are open keep theirs; its people read it, and cannot change it."
          error={isWrong ? shareProblem : changing.error?.errors.payout_share}
        >
          {(control) => <NumberInput {...control} suffix="%" value={share} onChange={setShare} />}
        </Field>
        <ReasonField {...reason.field} />
        <FormError error={changing.error} />
        <Button type="submit" busy={changing.busy}>
          Set the share
        </Button>
      </form>
    </Section>
  );
}
