import type { CallRow } from '../call-row.ts';
import type { Capability } from '../console-access.ts';

export interface ConsoleCallRow extends Pick<CallRow, 'method' | 'path' | 'exemptFromDeadline'> {
  /** What the asker needs; null is open to everybody. */
  readonly capability: Capability | null;
  /** A factor must have been proven within the last ten minutes. */
  readonly fresh?: true;
  /** For people only: the operators' key has no account. */
  readonly person?: true;
  /** How large its body may be, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** At which stages of a sign-in it may be made; signed in completely when absent. */
  readonly stages?: readonly ('factor' | 'enrol' | 'full')[];
}

export type ConsoleCallRows = Readonly<Record<string, ConsoleCallRow>>;
