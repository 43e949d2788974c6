import type { TextKey } from '@earnwall/i18n/text-keys';
import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text.tsx';

/** Stands where a dialog is still to come and says so. */
export function NotReadyDialog({ title, onClose }: { title: TextKey; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text(title)} onClose={onClose}>
      <p>{text('placeholder_dialog')}</p>
      <Button wide onClick={onClose}>
        {text('close')}
      </Button>
    </Dialog>
  );
}
