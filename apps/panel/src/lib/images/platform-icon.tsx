// Devices an offer runs on: how each is drawn and called. Apart from the common icons, which travel with the first load.
import type { Platform } from '@earnwall/contract/limits';
import type { TextKey } from '@earnwall/i18n/text-keys';

const drawings: Record<Platform, string> = {
  desktop:
    'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5ZM8.5 20h7M12 16v4',
  ios: 'M15.5 3.5c-1.7.3-3.2 1.8-3 3.7 1.8 0 3.2-1.8 3-3.7ZM12.2 8.7c-.9 0-1.9-.7-3.1-.7C6.6 8 5 10 5 12.9c0 3.6 2.4 7.6 4.4 7.6 1.1 0 1.6-.7 2.9-.7s1.7.7 2.9.7c1.4 0 2.8-2.2 3.5-4.1-1.6-.7-2.6-2-2.6-3.7 0-1.4.7-2.5 1.9-3.3-.8-.9-1.9-1.4-3-1.4-1.2 0-1.9.7-2.8.7Z',
  android: 'M4 17.5a8 8 0 0 1 16 0ZM7.5 11 5.7 8m10.8 3 1.8-3M9 14.3v.01m6-.01v.01',
};

export const platformNames = {
  desktop: 'platform_desktop',
  ios: 'platform_ios',
  android: 'platform_android',
} as const satisfies Record<Platform, TextKey>;

/** Silent to a screen reader: the name stands beside it, or is part of what it marks. */
export function PlatformIcon({ platform }: { platform: Platform }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[platform]} />
    </svg>
  );
}
