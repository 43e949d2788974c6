// What came of a call before the framework saw its request (`http/short-way.ts`), where the framework has to answer: an
// error, a notice. Its work is done once, and its route only sends it.
import type { IncomingMessage } from 'node:http';
import type { IpLog } from '#http/ip-log-headers.ts';

export interface HandedOver {
  /** Null where the caller was not identified. */
  readonly ipLog: IpLog | null;
  /** Throws what the work has thrown. */
  answered(): unknown;
}

const handedOver = new WeakMap<IncomingMessage, HandedOver>();

export function handOver(request: IncomingMessage, outcome: HandedOver): void {
  handedOver.set(request, outcome);
}

export const outcomeOf = (request: IncomingMessage): HandedOver | undefined => handedOver.get(request);
