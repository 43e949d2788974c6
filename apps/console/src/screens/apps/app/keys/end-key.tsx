import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { EndDialog } from './end-dialog.tsx';
import type { KeyRow } from './key-columns.tsx';
import { wordsOfUse } from './words-of-use.ts';

interface Props {
  app: string;
  ended: KeyRow;
  onClose: () => void;
}

export function EndKey({ app, ended, onClose }: Props) {
  const { name, prefix, uses_this_hour, last_used_at } = ended;
  const toast = useToast();
  const { run, busy, error } = useChange('console/keys/post-apps-keys-end', {
    done: () => {
      toast.show({ text: `The key ${name} has ended.`, kind: 'good' });
      onClose();
    },
    refresh: ['console/keys/get-apps-keys'],
  });
  const unusedSince = last_used_at === null ? null : Date.parse(last_used_at);
  return (
    <EndDialog
      title={`End ${name}`}
      name={prefix}
      what="End this key"
      uses={wordsOfUse('This key', { uses_this_hour, unusedSince }, Date.now())}
      busy={busy}
      error={error}
      onEnd={(reason) => void run({ params: { app, prefix }, body: { reason } })}
      onClose={onClose}
    >
      Calls with it are refused from now on, on every server. It cannot be switched on again.
    </EndDialog>
  );
}
