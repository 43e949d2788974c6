import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import { ReasonDialog } from '#features/reason/reason-dialog.tsx';
import type { Health } from './supplier-words.ts';

type Paused = Pick<Health, 'id' | 'name' | 'status'>;

interface Props {
  supplier: Paused;
  size?: 'normal' | 'small';
}

/** Pauses or resumes, with a reason asked in place and the inverse a press away. */
export function PauseButton({ supplier, size = 'normal' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isLive = supplier.status === 'live';
  if (!useMay('supply:write')) return null;
  return (
    <>
      <Button
        size={size}
        icon={isLive ? <Pause /> : <Play />}
        aria-label={`${isLive ? 'Pause' : 'Resume'} ${supplier.name}`}
        onClick={() => setOpen(true)}
      >
        {isLive ? 'Pause' : 'Resume'}
      </Button>
      {isOpen && <PauseDialog supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  );
}

const call = 'console/suppliers/put-suppliers-pause';
const refresh = [
  'console/suppliers/get-supplier-health',
  'console/suppliers/get-suppliers',
  'console/suppliers/get-suppliers-id',
  'console/suppliers/get-suppliers-health',
  'console/home/get-home',
] as const;

function PauseDialog({ supplier, onClose }: { supplier: Paused; onClose: () => void }) {
  const { id, name } = supplier;
  // As it was opened: the row behind changes before the dialog is gone.
  const [paused] = useState(supplier.status === 'live');
  const toast = useToast();
  const takenBack = useChange(call, { refresh });
  const changing = useChange(call, {
    refresh,
    done: () => {
      onClose();
      toast.show({
        text: paused ? `${name} is paused.` : `${name} is live again.`,
        undo: async () => {
          const body = {
            paused: !paused,
            reason: paused ? 'The pause was taken back.' : 'Resumed by mistake.',
          };
          await takenBack.run({ params: { id }, body });
        },
      });
    },
  });
  return (
    <ReasonDialog
      title={`${paused ? 'Pause' : 'Resume'} ${name}`}
      confirm={paused ? 'Pause it' : 'Resume it'}
      changing={changing}
      onGiven={(reason) => void changing.run({ params: { id }, body: { paused, reason } })}
      onClose={onClose}
    >
      <p>
        {paused
          ? 'Nothing of it is shown, entered or read until somebody resumes it. Reports about people who are in the middle of something still count.'
          : 'People see what it has again. For 24 hours nothing but an operator pauses it, whatever its health finds.'}
      </p>
    </ReasonDialog>
  );
}
