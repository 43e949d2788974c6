import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';
import { useSession } from '#session/session-context.tsx';
import { brokenScreen } from './routes.ts';

/** A screen that fails is replaced where it is, until the address changes; one that did not load is a lost connection. */
export function ScreenBoundary({ part, children }: { part: string; children: ReactNode }) {
  const at = useLocation()[0] + useSearch();
  const failed = useSession((session) => session.failed);
  const BrokenScreen = brokenScreen.Part;
  return (
    <Boundary
      part={part}
      at={at}
      onError={(error) => error instanceof LoadFailure && failed({ type: 'connection_error' })}
      fallback={(_, tryAgain) => (
        <Suspense>
          <BrokenScreen onTryAgain={tryAgain} />
        </Suspense>
      )}
    >
      {children}
    </Boundary>
  );
}
