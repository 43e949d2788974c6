import { useMetadata } from '#api/metadata/metadata.ts';
import { opensFromPublisher } from '#parts/lists/lazy-states.tsx';
import { useSession } from '#session/session-context.tsx';
import { SurveysLoading } from './surveys-loading.tsx';
import { SurveysView } from './surveys-view.tsx';

/** The survey list: home of the panel (SL-01). */
export function SurveysScreen() {
  const { metadata, loading } = useMetadata();
  const loggedIn = useSession((session) => session.loggedIn);
  if (metadata && loggedIn) return <SurveysView metadata={metadata} />;
  if (loading) return <SurveysLoading />;
  const OpensFromPublisher = opensFromPublisher.Part;
  return <OpensFromPublisher />;
}
