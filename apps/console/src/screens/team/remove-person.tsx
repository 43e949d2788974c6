import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { Button } from '@earnwall/ui/console/button';
import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';

export function RemovePerson({ person, onRemoved }: { person: TeamMember; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const removing = useChange('console/team/post-team-removal', {
    refresh: ['console/team/get-team', 'console/publishers/get-publishers'],
    done: () => {
      toast.show({ text: `${person.name} is removed, and signed in nowhere.` });
      onRemoved();
    },
  });
  return (
    <div className="team-action">
      {isOpen ? (
        <ConfirmByName
          name={person.name}
          what={`Remove ${person.name}`}
          busy={removing.busy}
          error={removing.error?.message}
          onConfirm={() => void removing.run({ params: { person: person.id } })}
        />
      ) : (
        <Button kind="danger" onClick={() => setOpen(true)}>
          Remove
        </Button>
      )}
    </div>
  );
}
