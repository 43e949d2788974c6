import { Button } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Status } from '@earnwall/ui/console/status';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { RecoveryCodes } from '#features/enrol/recovery-codes.tsx';
import { FormError } from '#features/form/form-error.tsx';

/** How many recovery codes are left, and ten new ones in their place. */
export function RecoveryLeft({ left }: { left: number }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useChange('console/me/post-me-recovery-codes', {
    refresh: ['console/me/get-me-factors'],
    done: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  return (
    <div className="me-row">
      <div className="me-row-text">
        <Status kind={left > 2 ? 'good' : 'warn'}>
          {left} of 10 recovery {left === 1 ? 'code' : 'codes'} left
        </Status>
        <FormError error={renewing.error} />
      </div>
      <Button size="small" busy={renewing.busy} onClick={() => void renewing.run({})}>
        Make ten new ones
      </Button>
      {codes && (
        <Dialog title="Ten new recovery codes">
          <p>The old ones count no longer.</p>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </div>
  );
}
