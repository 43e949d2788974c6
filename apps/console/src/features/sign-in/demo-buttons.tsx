import { type Role, roles } from '@earnwall/contract/console-access';
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { Button } from '@earnwall/ui/console/button';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { roleNames } from '#features/roles/roles.ts';
import './demo-buttons.css';

interface Props {
  only?: Role;
  onStep: (step: SignInStep) => void;
}

/** Where the data is the demo's, anybody is anybody with one press. */
export function DemoButtons({ only, onStep }: Props) {
  const [asked, setAsked] = useState<Role | null>(null);
  const entering = useChange('console/session/post-session-demo', { isInterruptible: false, done: onStep });
  return (
    <div className="demo-buttons">
      <p className="c-muted">This is the demo: be anybody with one press.</p>
      {(only ? [only] : roles).map((role) => (
        <Button
          key={role}
          busy={entering.busy && asked === role}
          onClick={() => {
            setAsked(role);
            void entering.run({ body: { role } });
          }}
        >
          Sign in as {roleNames[role]}
        </Button>
      ))}
      {entering.error && (
        <p className="c-field-error" role="alert">
          {entering.error.message}
        </p>
      )}
    </div>
  );
}
