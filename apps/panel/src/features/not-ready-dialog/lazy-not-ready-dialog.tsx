import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./not-ready-dialog.tsx')).NotReadyDialog }));

/** Loads with the first dialog, not with the list. */
export function NotReadyDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
