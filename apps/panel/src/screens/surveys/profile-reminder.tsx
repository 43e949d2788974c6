import { useState } from 'react';
import { NotReadyDialog } from '#features/not-ready-dialog/lazy-not-ready-dialog.tsx';
import { useTurn } from '#lib/turns.ts';

/** `update_profile` asks for a look at one's profile; a dialog opens once the list has been seen, never before. */
export function ProfileReminder({ isDue }: { isDue: boolean }) {
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = useTurn(isDue && !isClosed);
  return isOpen && <NotReadyDialog title="profile_review_title" onClose={() => setIsClosed(true)} />;
}
