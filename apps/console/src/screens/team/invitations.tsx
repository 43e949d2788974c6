import type { ConsoleInvitation } from '@earnwall/contract/entities/console-team';
import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { roleNames } from '#features/roles/roles.ts';
import { type Made, madeInvitation } from './made-invitation.ts';
import { MadeLink } from './made-link.tsx';

const refresh = ['console/team/get-team'] as const;

/** Open invitations. A link is shown once, so that who has lost it gets a new one, which ends the old. */
export function Invitations({ invitations }: { invitations: readonly ConsoleInvitation[] }) {
  const toast = useToast();
  const [made, setMade] = useState<Made | null>(null);
  const renewing = useChange('console/team/post-team-invitations', {
    refresh,
    done: (answer) => setMade(madeInvitation(answer)),
  });
  const revoking = useChange('console/team/post-team-invitations-revoke', {
    refresh,
    done: () => toast.show({ text: 'The invitation is taken back: its link is good no longer.' }),
  });
  if (invitations.length === 0 && !made) return null;
  const renew = ({ email, name, role, publisher }: ConsoleInvitation) =>
    void renewing.run({ body: { email, name, role, ...(publisher && { publisher_id: publisher.id }) } });

  const columns: Column<ConsoleInvitation>[] = [
    {
      id: 'name',
      head: 'Name',
      card: 'title',
      cell: ({ name, email }) => (
        <span className="team-name">
          <strong>{name}</strong>
          <span className="c-muted">{email}</span>
        </span>
      ),
    },
    { id: 'role', head: 'Role', cell: ({ role }) => roleNames[role] },
    { id: 'publisher', head: 'Publisher', cell: ({ publisher }) => publisher?.name ?? '–' },
    { id: 'by', head: 'By', cell: ({ invited_by }) => invited_by },
    { id: 'until', head: 'Expires', cell: ({ expires_at }) => <Until at={expires_at} /> },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      card: 'action',
      cell: (invitation) => (
        <span className="team-row-actions">
          <Button
            size="small"
            aria-label={`New link for ${invitation.name}`}
            onClick={() => renew(invitation)}
          >
            New link
          </Button>
          <Button
            size="small"
            aria-label={`Revoke the invitation of ${invitation.name}`}
            onClick={() => void revoking.run({ params: { id: invitation.id } })}
          >
            Revoke
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className="team-part">
      <Section title="Invitations" note="Good for 72 hours, once.">
        {made && <MadeLink made={made} name="invitation link" onDone={() => setMade(null)} />}
        <FormError error={renewing.error ?? revoking.error} />
        <Table label="Invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />
      </Section>
    </div>
  );
}

function Until({ at }: { at: string }) {
  if (new Date(at).getTime() < Date.now()) return <Status kind="warn">Expired</Status>;
  return <Ago at={at} />;
}
