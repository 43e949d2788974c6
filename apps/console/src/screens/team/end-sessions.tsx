import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';

export function EndSessions({ person }: { person: TeamMember }) {
  const toast = useToast();
  const ending = useChange('console/team/post-team-sessions-end', {
    refresh: ['console/team/get-team'],
    done: ({ ended }) => toast.show({ text: `Sessions of ${person.name} ended: ${ended}.` }),
  });
  return (
    <div className="team-action">
      <Button busy={ending.busy} onClick={() => void ending.run({ params: { person: person.id } })}>
        End their sessions
      </Button>
      <FormError error={ending.error} />
    </div>
  );
}
