// A publisher's server, identified by its key. The app of every call is the key's, and no field of a request names another.
import type { AppRecord } from '#store/publishers/apps.ts';

export interface Publisher {
  readonly app: AppRecord;
  /** The part of the key that is shown; it stands in audits. */
  readonly prefix: string;
}
