import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMetadata, useRefreshMetadata } from '#api/metadata/metadata.ts';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useHost } from '#host/host-context.tsx';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { isBusy } from '#session/failure.ts';
import { useSession } from '#session/session-context.tsx';
import { Loading } from './loading.tsx';
import { stepOverList } from './over-list.ts';
import type { Route, Screen, ScreenProps } from './route.ts';
import { errorScreen, findRoute, finishedScreen, listRoute, stepModal } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { type Step, stepOf } from './step.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Shows the screen of the address, or what stands in its way, and leads the address where it belongs. */
export function Panel({ App }: Pick<ScreenProps, 'App'>) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const { route, params } = findRoute(pathname);
  const { show, leadTo } = useStep(route, params, search);
  const stepName = useStepOverList(route, show);
  usePrefetch(route, show === 'screen');
  useOnChange(pathname, useRefreshMetadata());

  useEffect(() => {
    // All parameters stay on the way to the result; elsewhere navigation keeps those of the visit.
    if (leadTo) navigate(leadTo === '/result' ? `${leadTo}?${search}` : leadTo, { replace: true });
  }, [leadTo, navigate, search]);

  // What lies under a modal is the list itself, which stays as it was left.
  const below = stepName ? listRoute : route;
  const screen = show === 'loading' ? null : screenOf(show, below);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current !== screen) window.scrollTo(0, 0);
    shown.current = screen;
  }, [screen]);

  if (!screen) return <Loading route={route} />;
  const StepModal = stepModal.Part;
  const whenLoaded = ({ Part }: Screen, of: Route) => (
    <Suspense fallback={<Loading route={of} />}>
      <Part params={params} App={App} />
    </Suspense>
  );
  return (
    <ScreenBoundary key={show} part={show === 'screen' ? below.name : show}>
      {whenLoaded(screen, below)}
      <Suspense>
        {stepName && (
          <StepModal step={stepName}>
            <ScreenBoundary part={stepName}>{whenLoaded(route.screen, route)}</ScreenBoundary>
          </StepModal>
        )}
      </Suspense>
    </ScreenBoundary>
  );
}

function useStep(route: Route, params: Record<string, string>, search: string): Step {
  const { metadata, loading } = useMetadata();
  const failure = useSession((session) => session.failure);
  const loggedIn = useSession((session) => session.loggedIn);
  const keptSurvey = useSession((session) => session.keptSurvey);
  const finished = useSession((session) => session.finished);

  const visit = {
    route,
    metadataLoading: loading,
    panelEnabled: useIsPanelEnabled(),
    loggedIn,
    storedSurvey: keptSurvey !== null,
    cid: 'cid' in params || Boolean(new URLSearchParams(search).get('cid')?.trim()),
    finished,
  };
  const waits = metadata === null && isBusy(failure);
  return stepOf(visit, failure && (waits ? 'wait' : 'failure'));
}

function useStepOverList({ name }: Route, show: Step['show']) {
  const { can } = useHost();
  const { metadata } = useMetadata();
  const loggedIn = useSession((session) => session.loggedIn);
  const hasList = show === 'screen' && loggedIn && (metadata?.is_surveys_panel_enabled ?? false);
  return stepOverList(name, { embedded: can.embedded, hasList });
}

function screenOf(show: Exclude<Step['show'], 'loading'>, route: Route) {
  return { screen: route.screen, error: errorScreen, finished: finishedScreen }[show];
}
