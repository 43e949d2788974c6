import { SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { Disqualified } from './disqualified.tsx';
import { useEnterByLink } from './use-enter-by-link.ts';

/** Nothing to see but a moment's wait; or why this survey is not to be had (decision 0073). */
export function EnterByLink({ hash }: { hash: string | null }) {
  const text = useText();
  const disqualified = useSession((session) => session.disqualified);
  useEnterByLink(hash);
  return disqualified ? <Disqualified /> : <SkeletonArea label={text('loading')}>{null}</SkeletonArea>;
}
