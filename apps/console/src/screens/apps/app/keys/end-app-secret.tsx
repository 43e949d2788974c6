import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { EndDialog } from './end-dialog.tsx';
import type { WordsOfUse } from './words-of-use.ts';

interface Props {
  app: string;
  endsWith: string;
  uses: WordsOfUse;
  onClose: () => void;
}

export function EndAppSecret({ app, endsWith, uses, onClose }: Props) {
  const toast = useToast();
  const { run, busy, error } = useChange('console/keys/post-apps-secret-end', {
    done: () => {
      toast.show({ text: 'The old app secret has ended.', kind: 'good' });
      onClose();
    },
    refresh: ['console/keys/get-apps-secret'],
  });
  return (
    <EndDialog
      title="End the old app secret"
      name={endsWith}
      what="End the old secret"
      uses={uses}
      busy={busy}
      error={error}
      onEnd={(reason) => void run({ params: { app }, body: { ends_with: endsWith, reason } })}
      onClose={onClose}
    >
      Links and pages that were signed with it do not open the panel any more, at once and everywhere.
    </EndDialog>
  );
}
