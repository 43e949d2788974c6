import type { ConsoleFactor } from '@earnwall/contract/entities/console-factor';
import { Button } from '@earnwall/ui/console/button';
import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { Dialog } from '@earnwall/ui/console/dialog';
import { useChange } from '#api/use-change.ts';

interface Props {
  factor: ConsoleFactor;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveFactor({ factor, onClose, onRemoved }: Props) {
  const removing = useChange('console/me/post-me-factors-end', { done: onRemoved });
  return (
    <Dialog title={`Remove ${factor.name}`} onClose={onClose}>
      <ConfirmByName
        name={factor.name}
        what="Remove the factor"
        busy={removing.busy}
        error={removing.error?.message}
        onConfirm={() => void removing.run({ params: { id: factor.id } })}
      />
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}
