import { ErrorState } from '@earnwall/ui/console/error-state';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useSearch } from 'wouter';
import { callErrorOf } from '#api/call-error.ts';
import { meQuery } from '#api/use-me.ts';
import { withSearch } from '#lib/search.ts';
import { Shell } from './shell/shell.tsx';
import { ShellFrame } from './shell/shell-frame.tsx';

/** The shell for whoever is signed in; all others are led to the sign-in, and back. */
export function Session() {
  const [path] = useLocation();
  const search = useSearch();
  const { data, error, refetch } = useQuery(meQuery);
  if (data) return <Shell />;
  if (error === null) return <ShellFrame />;
  const { status, code } = callErrorOf(error);
  if (status === 401 || code === 'factor-needed')
    return (
      <Redirect
        to={withSearch('/sign-in', new URLSearchParams({ next: withSearch(path, search) }).toString())}
      />
    );
  return (
    <ShellFrame>
      <ErrorState
        title="The console cannot start"
        error={callErrorOf(error)}
        onRetry={() => void refetch()}
      />
    </ShellFrame>
  );
}
