import type { Platform } from '@earnwall/contract/limits';
import { platformOf } from '@earnwall/domain/offers/platform';
import { useSession } from './session-context.tsx';

/** The platform in the user's hands: as the phone app around the panel says, else as the browser does. */
export function usePlatform(): Platform {
  const app = useSession((session) => session.platform);
  return platformOf(navigator.userAgent, app);
}
