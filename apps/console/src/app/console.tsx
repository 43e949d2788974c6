import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Route, Router, useLocation } from 'wouter';
import { createQueries } from '#api/queries.ts';
import { basePath } from '#lib/page-settings.ts';
import { placeAt } from './find-place.ts';
import { OpenPage } from './open-page.tsx';
import { openPlaces } from './places.ts';
import { Session } from './session.tsx';
import { useInternalLinks } from './use-internal-links.ts';

export function Console() {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <Router base={basePath}>
        <Pages />
      </Router>
    </QueryClientProvider>
  );
}

/** Either a page for everybody, or the shell with all the others. */
function Pages() {
  const [path] = useLocation();
  const open = placeAt(path, openPlaces);
  useInternalLinks();
  if (!open) return <Session />;
  return (
    <Route path={open.path}>
      <OpenPage place={open} />
    </Route>
  );
}
