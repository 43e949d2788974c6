import type { UserPlatform } from '@earnwall/contract/headers';
import type { Platform } from '@earnwall/contract/limits';

/**
 * The platform of a visitor (OF-02): as the phone app around the panel reports, else by the user agent; anything but a
 * phone or tablet counts as desktop.
 */
export function platformOf(userAgent: string | undefined, app: UserPlatform = 'web'): Platform {
  if (app !== 'web') return app;
  if (!userAgent) return 'desktop';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return /Android/i.test(userAgent) ? 'android' : 'desktop';
}
