import { SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text.tsx';
import { useEnterByLink } from './use-enter-by-link.ts';

/** The way in by a single-survey link: nothing to see but a moment's wait (spec §2 "Single-survey page"). */
export function SingleSurveyScreen() {
  const text = useText();
  useEnterByLink();
  return <SkeletonArea label={text('loading')}>{null}</SkeletonArea>;
}
