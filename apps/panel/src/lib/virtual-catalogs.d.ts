// What vite/catalogs.ts makes of packages/i18n/locales.
declare module 'virtual:catalogs' {
  import type { Messages } from '@lingui/core';

  type Load = () => Promise<{ messages: Messages }>;
  export const catalogs: Partial<Record<string, { first: Load; rest: Load }>>;
}
