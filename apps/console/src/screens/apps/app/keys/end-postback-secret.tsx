import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { EndDialog } from './end-dialog.tsx';

interface Props {
  app: string;
  endsWith: string;
  onClose: () => void;
}

export function EndPostbackSecret({ app, endsWith, onClose }: Props) {
  const toast = useToast();
  const { run, busy, error } = useChange('console/endpoint/post-apps-endpoint-rotation-end', {
    done: () => {
      toast.show({ text: 'The old postback secret has ended.', kind: 'good' });
      onClose();
    },
    refresh: ['console/endpoint/get-apps-endpoint'],
  });
  return (
    <EndDialog
      title="End the old postback secret"
      name={endsWith}
      what="End the old secret"
      uses={null}
      busy={busy}
      error={error}
      onEnd={(reason) => void run({ params: { app }, body: { ends_with: endsWith, reason } })}
      onClose={onClose}
    >
      We cannot see whether your server still verifies with it. If it does, it refuses every postback from now
      on.
    </EndDialog>
  );
}
