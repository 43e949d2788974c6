import { SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { SurveysLoading } from '#screens/surveys/surveys-loading.tsx';
import type { Route } from './route.ts';

/** The shape of what is coming: the list's own placeholders, or a quiet page. */
export function Loading({ route }: { route: Pick<Route, 'name'> }) {
  const text = useText();
  if (route.name === 'main' || route.name === 'surveys') return <SurveysLoading />;
  return <SkeletonArea label={text('loading')}>{null}</SkeletonArea>;
}
