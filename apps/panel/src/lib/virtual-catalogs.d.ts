// What vite/catalogs.ts makes of packages/i18n/locales.
declare module 'virtual:catalogs' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

  type Load = () => Promise<{ messages: Readonly<Record<string, CompiledMessage>> }>;
  export const catalogs: Partial<Record<string, { first: Load; rest: Load }>>;
}
