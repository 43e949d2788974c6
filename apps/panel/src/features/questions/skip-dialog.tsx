import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text/text.tsx';

/** Skipping is asked twice, because it cannot be taken back (QU-05). */
export function SkipDialog({ onBack, onSkip }: { onBack: () => void; onSkip: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('skip_title')} onClose={onBack}>
      <p>{text('skip_message')}</p>
      <div className="skip-ways">
        <Button kind="soft" wide onClick={onBack}>
          {text('back')}
        </Button>
        <Button wide onClick={onSkip}>
          {text('skip_confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
