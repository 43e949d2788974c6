import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.tsx';
import type { NotReadyDialog as Dialog } from './not-ready-dialog.tsx';

const dialog = lazyPart<ComponentProps<typeof Dialog>>(
  async () => (await import('./not-ready-dialog.tsx')).NotReadyDialog,
);

/** Loads with the first dialog, not with the list. */
export function NotReadyDialog(props: ComponentProps<typeof Dialog>) {
  const Loaded = dialog.Part;
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
