export type Device = 'desktop' | 'mobile' | 'tablet';

/** The kind of device a browser says it runs on; surveys are made for some kinds only. Unknown counts as desktop. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return 'desktop';
  if (/iPad|Tablet|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}
