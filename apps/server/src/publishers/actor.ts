// How audits name what a publisher's server did: by its key.
import { serverMark } from '@earnwall/domain/accounts/own-state';
import type { Publisher } from '#request/publisher.ts';
import { type Actor, machine } from '#store/console/audit.ts';

export const actorOf = ({ prefix }: Publisher): Actor => machine(serverMark + prefix);
