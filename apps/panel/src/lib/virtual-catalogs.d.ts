// What vite/catalogs.ts makes of packages/i18n/locales.
declare module 'virtual:catalogs' {
  import type { Messages } from '@lingui/core';
  export const catalogs: Partial<Record<string, () => Promise<{ messages: Messages }>>>;
}
