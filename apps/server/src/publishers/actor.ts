// How audits name what a publisher's server did: by its key.
import type { Operator } from '#request/operator.ts';
import type { Publisher } from '#request/publisher.ts';

const mark = 'api:';

export const actorOf = ({ prefix }: Publisher): Operator => ({ name: mark + prefix });

/** Whether this is the name of a publisher in an audit, and not that of an operator. */
export const isPublisher = (name: string): boolean => name.startsWith(mark);
