import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '#lib/boundary.tsx';
import { LoadFailure } from '#lib/lazy-screen.tsx';

/** A screen that fails is replaced where it is, until the address changes; the shell around it goes on. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <Boundary
      at={path}
      fallback={(error, tryAgain) => (
        <ErrorState title="This page cannot be shown" error={sentence(error)} onRetry={tryAgain} />
      )}
    >
      <Suspense fallback={<Skeleton rows={6} />}>{children}</Suspense>
    </Boundary>
  );
}

function sentence(error: unknown): string {
  if (error instanceof LoadFailure) return error.message;
  const detail = error instanceof Error ? ` (${error.message})` : '';
  return `Something on it failed${detail}. Nothing was changed by that; try again, or go on elsewhere.`;
}
