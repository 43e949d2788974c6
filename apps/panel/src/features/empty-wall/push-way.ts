/** What a browser can do about notifications, as far as it matters here. */
export interface PushAbilities {
  /** Service workers, push and notifications are there; not on plain http, and not in most phone apps. */
  isSupported: boolean;
  /** Browsers refuse to ask inside a frame of another site. */
  isFramed: boolean;
  permission: NotificationPermission;
}

/**
 * How notifications are offered: asked for right here, asked for in a tab of the panel's own, said to be blocked, or not at
 * all.
 */
export function pushWay({
  isSupported,
  isFramed,
  permission,
}: PushAbilities): 'ask' | 'tab' | 'blocked' | null {
  if (!isSupported) return null;
  if (isFramed) return 'tab';
  return permission === 'denied' ? 'blocked' : 'ask';
}
