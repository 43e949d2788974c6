import type { Platform } from '@earnwall/contract/limits';

/** The platform a browser says it runs on (spec §9 "Platforms"); whatever is no phone or tablet counts as desktop. */
export function platformOf(userAgent: string | undefined): Platform {
  if (!userAgent) return 'desktop';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return /Android/i.test(userAgent) ? 'android' : 'desktop';
}
