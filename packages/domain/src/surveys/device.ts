import type { UserPlatform } from '@earnwall/contract/headers';

export type Device = 'desktop' | 'mobile' | 'tablet';

/**
 * The kind of device a visitor is on; surveys are made for some kinds only. Unknown counts as desktop, but not inside a
 * phone app: web views of tablets send a desktop user agent, an iPad that of a Mac (ID-12).
 */
export function deviceOf(userAgent: string | undefined, app: UserPlatform = 'web'): Device {
  const device = browserOf(userAgent);
  return device === 'desktop' && app !== 'web' ? 'tablet' : device;
}

function browserOf(userAgent: string | undefined): Device {
  if (!userAgent) return 'desktop';
  if (/iPad|Tablet|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}
