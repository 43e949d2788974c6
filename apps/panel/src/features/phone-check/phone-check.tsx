import { Suspense, useEffect } from 'react';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useTurn } from '#lib/turns.ts';
import type { PhoneCheckProps } from './phone-dialog.tsx';
import { phoneCheckWanted, useIsPhoneCheckWanted } from './wanted.ts';

const dialog = lazyPart<PhoneCheckProps>(async () => (await import('./phone-dialog.tsx')).PhoneDialog);

/** Opens when the notice of an unverified phone asks for it, and stays until its end has been read (PH-01). */
export function PhoneCheck({ country }: { country: string | null }) {
  const isOpen = useTurn(useIsPhoneCheckWanted(), { isAsked: true });
  // Whoever has left the list has left the check too.
  useEffect(() => () => phoneCheckWanted(false), []);
  if (!isOpen) return null;
  const PhoneDialog = dialog.Part;
  const close = () => phoneCheckWanted(false);
  return (
    <DialogBoundary part="phone check" onClose={close}>
      <Suspense>
        <PhoneDialog country={country} onClose={close} />
      </Suspense>
    </DialogBoundary>
  );
}
