import { useEffect, useState } from 'react';
import { NotReadyDialog } from '#features/not-ready-dialog/lazy-not-ready-dialog.tsx';

/** `update_profile` asks for a look at one's profile; a dialog opens once the list has been seen, never before. */
export function ProfileReminder() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return open && <NotReadyDialog title="profile_review_title" onClose={() => setOpen(false)} />;
}
