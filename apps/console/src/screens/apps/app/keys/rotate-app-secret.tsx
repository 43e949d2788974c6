import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { RotateDialog } from './rotate-dialog.tsx';

interface Props {
  app: string;
  /** The end of a current secret that was lost; null = an ordinary rotation. */
  inPlaceOf: string | null;
  onClose: () => void;
}

export function RotateAppSecret({ app, inPlaceOf, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const { run, busy, error } = useChange('console/keys/post-apps-secret-rotation', {
    done: (answer) => setSecret(answer.secret),
    refresh: ['console/keys/get-apps-secret'],
  });
  return (
    <RotateDialog
      name="app secret"
      {...{ inPlaceOf, secret, busy, error, onClose }}
      onGiven={(body) => void run({ params: { app }, body })}
    >
      <p>
        {inPlaceOf === null
          ? 'You get a new secret. The old one stays right until you end it, so nothing breaks while you change your servers.'
          : `The new secret, …${inPlaceOf}, ends now and another takes its place. The old one stays right.`}
      </p>
    </RotateDialog>
  );
}
