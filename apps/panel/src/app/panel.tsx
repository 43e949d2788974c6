import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMetadata } from '#api/metadata.ts';
import { useSession } from '#session/session-context.tsx';
import { Loading } from './loading.tsx';
import { errorScreen, findRoute, finishedScreen, type Route } from './routes.ts';
import { type Step, stepOf } from './step.ts';
import { useNextScreens } from './use-next-screens.ts';

/** Shows the screen of the address, or what stands in its way, and leads the address where it belongs. */
export function Panel() {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const { route, params } = findRoute(pathname);
  const { show, leadTo } = useStep(route, search);
  useNextScreens(route, show === 'screen');

  useEffect(() => {
    // All parameters stay on the way to the result; elsewhere navigation keeps those of the visit.
    if (leadTo) navigate(leadTo === '/result' ? `${leadTo}?${search}` : leadTo, { replace: true });
  }, [leadTo, navigate, search]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) window.scrollTo(0, 0);
    shownPath.current = pathname;
  }, [pathname]);

  if (show === 'loading') return <Loading route={route} />;
  const Screen = screenOf(show, route).current();
  return (
    <Suspense fallback={<Loading route={route} />}>
      <Screen params={params} />
    </Suspense>
  );
}

function useStep(route: Route, search: string): Step {
  const { metadata, loading } = useMetadata();
  const failure = useSession((session) => session.failure);
  const loggedIn = useSession((session) => session.loggedIn);
  const keptSurvey = useSession((session) => session.keptSurvey);
  const finished = useSession((session) => session.finished);

  const visit = {
    route,
    metadataLoading: loading,
    panelEnabled: metadata?.is_surveys_panel_enabled ?? true,
    loggedIn,
    storedSurvey: keptSurvey !== null,
    cid: new URLSearchParams(search).has('cid'),
    finished,
  };
  return stepOf(visit, failure !== null);
}

function screenOf(show: Exclude<Step['show'], 'loading'>, route: Route) {
  return { screen: route.screen, error: errorScreen, finished: finishedScreen }[show];
}
