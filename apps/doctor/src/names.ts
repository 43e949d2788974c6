// What can be asked for by name.
import { addressChecks } from './checks/address.ts';
import { endpointChecks } from './checks/endpoint-checks.ts';
import { pageChecks } from './page/page-checks.ts';

const checks = [...addressChecks, ...endpointChecks('json'), ...pageChecks];

/** Names of checks and of their groups. */
export const knownNames: ReadonlySet<string> = new Set(checks.flatMap(({ name, group }) => [name, group]));
