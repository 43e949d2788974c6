import { Drawer } from '@earnwall/ui/console/drawer';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { useWhere } from '#features/where/use-where.ts';
import { duplicateOf, newDraft } from './announcement-draft.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { shownBy } from './use-save-announcement.ts';

interface Props {
  /** The one that it begins as a copy of. */
  from: string | null;
  onClose: () => void;
}

export function NewAnnouncementDrawer({ from, onClose }: Props) {
  const { data, error, refetch } = useCall(
    'console/announcements/get-announcements-id',
    { params: { id: from ?? '' } },
    { enabled: from !== null },
  );
  const model = data?.announcement.id === from ? data?.announcement : undefined;
  const { app } = useWhere();
  const { apps } = useMe();
  const usual = app ?? (apps.find(({ test_mode }) => !test_mode) ?? apps[0])?.id ?? '';
  const [now] = useState(() => new Date());
  const toast = useToast();
  const queries = useQueryClient();
  const waits = from !== null && !model;
  return (
    <Drawer title={from === null ? 'New announcement' : 'Duplicate an announcement'} onClose={onClose}>
      {waits &&
        (error ? (
          <LoadError
            error={error}
            list={{ path: '/announcements', label: 'All announcements' }}
            onRetry={refetch}
          />
        ) : (
          <Skeleton rows={6} />
        ))}
      {!waits && (
        <AnnouncementForm
          key={from}
          initial={model ? duplicateOf(model, now) : newDraft(usual, now)}
          announcement={null}
          onSaved={({ id, state }) => {
            const undo = async () => {
              const asked = { params: { id }, body: {} };
              await callConsole('console/announcements/put-announcements-end', asked);
              await Promise.all(shownBy.map((call) => queries.invalidateQueries({ queryKey: [call] })));
            };
            toast.show({ text: state === 'running' ? 'Announced' : 'Announcement planned', undo });
            onClose();
          }}
        />
      )}
    </Drawer>
  );
}
