import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text/text.tsx';
import { DeleteAnswers } from './delete-answers.tsx';

/** All answers at once. */
export function DeleteDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('profile_delete_title')} onClose={onClose}>
      <DeleteAnswers
        change={{ type: 'delete-all' }}
        words={text('profile_delete_text')}
        onDeleted={onDeleted}
        onClose={onClose}
      />
    </Dialog>
  );
}
