import type { Metadata } from '@earnwall/contract/entities/metadata';
import { SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { ListLoading } from '#screens/surveys/list-loading.tsx';
import { SurveysLoading } from '#screens/surveys/surveys-loading.tsx';
import type { Route } from './route.ts';

interface Props {
  route: Pick<Route, 'name'>;
  metadata?: Metadata | null;
}

/** The shape of what is coming: a list's own top and placeholders, or a quiet page. */
export function Loading({ route, metadata }: Props) {
  const text = useText();
  if (route.name === 'main' || route.name === 'surveys') return <SurveysLoading />;
  const quiet = <SkeletonArea label={text('loading')}>{null}</SkeletonArea>;
  // What stands above offers looks as it does above surveys, so that it can be seen before their code is here.
  return route.name === 'offers' ? <ListLoading metadata={metadata}>{quiet}</ListLoading> : quiet;
}
