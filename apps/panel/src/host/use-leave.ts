import { useMetadata } from '#api/metadata/metadata.ts';
import { useSession } from '#session/session-context.tsx';
import { leavePage } from './open-page.ts';

/** Follows a redirect instruction of the server; false where the app wants none followed inside a frame (EM-06). */
export function useLeave(): (url: string) => boolean {
  const { metadata } = useMetadata();
  const framed = useSession((session) => session.iframe);
  const stays = framed && (metadata?.settings.no_redirect_in_iframe ?? false);
  return (url) => {
    if (!stays) leavePage(window, url);
    return !stays;
  };
}
