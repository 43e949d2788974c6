// What vite/flags.ts makes of the flag library.
declare module 'virtual:flags' {
  import type { PhoneCountry } from '@earnwall/contract/calling-codes';

  /** Addresses of the files. */
  export const flags: Readonly<Record<PhoneCountry, string>>;
}
