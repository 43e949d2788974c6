import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { countryName } from '@earnwall/domain/console/country-name';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Drawer } from '@earnwall/ui/console/drawer';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { RunStatus } from '#features/run-state/run-status.tsx';
import { spanText } from '#features/schedule/schedule.ts';
import { draftOf } from './announcement-draft.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useEndAnnouncement } from './use-end-announcement.ts';

interface Props {
  id: string;
  duplicateHref: string;
  onClose: () => void;
}

const all = { path: '/announcements', label: 'All announcements' };

/** One announcement: to change and end while it is planned or runs, to read afterwards. */
export function AnnouncementDrawer({ id, duplicateHref, onClose }: Props) {
  const asked = { params: { id } };
  const { data, error, refetch } = useCall('console/announcements/get-announcements-id', asked);
  const announcement = data?.announcement.id === id ? data?.announcement : undefined;
  if (announcement) return <Shown {...{ announcement, duplicateHref, onClose }} />;
  return (
    <Drawer title="Announcement" onClose={onClose}>
      {error ? <LoadError error={error} list={all} onRetry={refetch} /> : <Skeleton rows={6} />}
    </Drawer>
  );
}

interface ShownProps extends Omit<Props, 'id'> {
  announcement: OperatedAnnouncement;
}

function Shown({ announcement, duplicateHref, onClose }: ShownProps) {
  const { app, texts, link, country, state } = announcement;
  const mayPlan = useMay('apps:govern');
  const isOpen = state === 'planned' || state === 'running';
  const { end, busy, error } = useEndAnnouncement(onClose);
  const toast = useToast();
  return (
    <Drawer
      title={`Announcement of ${app.name}`}
      onClose={onClose}
      actions={
        mayPlan && (
          <>
            <ButtonLink href={duplicateHref}>Duplicate</ButtonLink>
            {isOpen && (
              <Button kind="danger" busy={busy} onClick={() => void end(announcement)}>
                {state === 'planned' ? 'Cancel it' : 'End now'}
              </Button>
            )}
          </>
        )
      }
    >
      {error && <ErrorState error={error} title="Not ended" />}
      <Facts
        items={[
          ['State', <RunStatus key="state" state={state} />],
          ['When', spanText(announcement)],
          ['For', country === null ? 'Everybody of the app' : (countryName(country) ?? country)],
        ]}
      />
      {mayPlan && isOpen ? (
        <AnnouncementForm
          initial={draftOf(announcement)}
          announcement={announcement}
          onSaved={() => {
            toast.show({ text: 'Announcement saved' });
            onClose();
          }}
        />
      ) : (
        <AnnouncementPreview app={app.id} texts={texts} link={link} language="en" />
      )}
    </Drawer>
  );
}
