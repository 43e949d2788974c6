import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { Button } from '@earnwall/ui/console/button';
import { Checkbox } from '@earnwall/ui/console/checkbox';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { MadeLink } from './made-link.tsx';

/** For somebody who has forgotten the password, or lost all. */
export function ResetLink({ person }: { person: TeamMember }) {
  const [hasLostAll, setLostAll] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const making = useChange('console/team/post-team-reset', { done: ({ link }) => setLink(link) });
  if (link !== null) {
    const text = `Hand this to ${person.name} by a way you trust. It is good for 30 minutes, once.`;
    return (
      <div className="team-action">
        <MadeLink made={{ link, text }} name="link" onDone={() => setLink(null)} />
      </div>
    );
  }
  return (
    <div className="team-action">
      {person.has_factor && (
        <Checkbox
          label="They have lost their second factor, too"
          hint="The link then asks for none and removes those they have. Be sure that it is them."
          checked={hasLostAll}
          onChange={setLostAll}
        />
      )}
      <Button
        busy={making.busy}
        onClick={() =>
          void making.run({ params: { person: person.id }, body: { remove_factors: hasLostAll } })
        }
      >
        Link for a new password
      </Button>
      <FormError error={making.error} />
    </div>
  );
}
