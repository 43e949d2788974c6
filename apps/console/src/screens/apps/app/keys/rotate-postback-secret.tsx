import { Field } from '@earnwall/ui/console/field';
import { Select } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { overlaps } from './key-ends.ts';
import { RotateDialog } from './rotate-dialog.tsx';

interface Props {
  app: string;
  /** The end of a current secret that was lost; null = an ordinary rotation. */
  inPlaceOf: string | null;
  onClose: () => void;
}

export function RotatePostbackSecret({ app, inPlaceOf, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const [overlap, setOverlap] = useState<string>('24');
  const { run, busy, error } = useChange('console/endpoint/post-apps-endpoint-rotation', {
    done: (answer) => setSecret(answer.secret),
    refresh: ['console/endpoint/get-apps-endpoint'],
  });
  return (
    <RotateDialog
      name="postback secret"
      {...{ inPlaceOf, secret, busy, error, onClose }}
      onGiven={(given) => void run({ params: { app }, body: { overlap_hours: Number(overlap), ...given } })}
    >
      <p>
        {inPlaceOf === null
          ? 'You get a new secret. Postbacks are signed with both until the old one ends: have your server accept either.'
          : `The new secret, …${inPlaceOf}, ends now and another takes its place. The old one signs on.`}
      </p>
      <Field label="The old secret ends" hint="You can end it earlier." error={error?.errors.overlap_hours}>
        {(control) => <Select {...control} value={overlap} onChange={setOverlap} choices={overlaps} />}
      </Field>
    </RotateDialog>
  );
}
