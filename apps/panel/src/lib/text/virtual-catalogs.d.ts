// What vite/catalogs.ts makes of the languages' panel.json, for the renderer alone.
declare module 'virtual:catalogs' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

  export const catalogs: Partial<Record<string, Readonly<Record<string, CompiledMessage>>>>;
}
