import { Drawer } from '@earnwall/ui/console/drawer';
import { useState } from 'react';
import { InviteForm } from './invite-form.tsx';
import { type Made, madeInvitation } from './made-invitation.ts';
import { MadeLink } from './made-link.tsx';

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Drawer title={made ? 'Invited' : 'Invite somebody'} onClose={onClose}>
      {made ? (
        <MadeLink made={made} name="invitation link" onDone={onClose} />
      ) : (
        <InviteForm onInvited={(answer) => setMade(madeInvitation(answer))} />
      )}
    </Drawer>
  );
}
