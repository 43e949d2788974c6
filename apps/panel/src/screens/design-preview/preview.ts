import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@earnwall/contract/call-types';
import type { CallName } from '@earnwall/contract/calls';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { RunMode } from '@earnwall/contract/run-modes';
import type { StorageKey } from '@earnwall/contract/storage-keys';
import { CallError, refusal } from '#api/call-error.ts';
import type { Session } from '#session/session.ts';
import type { Act } from './run-actions.ts';

/** A screen of the panel in one of its states: the real screen, around which everything else is a sample (RT-09). */
export interface Preview {
  /** The last part of its address. */
  name: string;
  /** What the list of previews calls it. */
  title: string;
  /** Where in the panel it is. */
  path: `/${string}`;
  /** What differs from the usual app and its user; null while nothing is known of them. */
  metadata?: Partial<Metadata> | null;
  /** What the server says differently from usual-answers.ts. */
  answers?: Answers;
  /** What came before. */
  happened?: (session: Session) => void;
  /** What the browser kept from earlier visits. */
  stored?: Partial<Record<StorageKey, string>>;
  /** Nobody is logged in. */
  isNobody?: true;
  /** For states that only one run mode has; otherwise the address says it. */
  mode?: RunMode;
  /** What the user does to get there. */
  acts?: readonly Act[];
}

/** What is asked for, as the contract has it. */
interface Asked<N extends CallName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
}

export type Answers = {
  readonly [N in CallName]?: (asked: Asked<N>) => AnswerOf<N> | Promise<AnswerOf<N>>;
};

/** An answer that is still on its way, for good. */
export const waits = () => new Promise<never>(() => undefined);

/** A call that is not answered, as when a server has a bad moment, or is refused with words of its own. */
export const fails =
  (status = 503, message = 'A sample of a failure.') =>
  (): Promise<never> =>
    Promise.reject(new CallError(refusal(status, { code: 'sample', message })));
