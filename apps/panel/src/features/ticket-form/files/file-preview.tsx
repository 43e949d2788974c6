import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text/text.tsx';
import type { DraftFile } from '../draft.ts';

/** A file in a popup, before it is sent (TK-01). */
export function FilePreview({ file: { file, preview }, onClose }: { file: DraftFile; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={file.name} onClose={onClose}>
      {file.type.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: the user's own recording, a moment ago; nobody has captions for it
        <video className="ticket-preview" src={preview} controls playsInline />
      ) : (
        <img className="ticket-preview" src={preview} alt={file.name} />
      )}
      <Button wide onClick={onClose}>
        {text('close')}
      </Button>
    </Dialog>
  );
}
