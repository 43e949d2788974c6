import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text/text.tsx';

/** No reproach: a survey opened twice is mostly an impatient finger. */
export function DuplicatedClicksDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('duplicated_clicks_title')} onClose={onClose}>
      <p>{text('duplicated_clicks_text')}</p>
      <p>{text('duplicated_clicks_advice')}</p>
      <Button wide onClick={onClose}>
        {text('duplicated_clicks_okay')}
      </Button>
    </Dialog>
  );
}
