// Whom an answer names as who did something: names of operators stay with the operators (decision 0126).
import type { Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from './access.ts';

/** What a publisher's people read in place of an operator's name. */
export const operatorsName = 'Earnwall';

/** By the name and role they had then; machines have no role, and nobody has no name. */
export const actorName = <Name extends string | null>(
  isToOperators: boolean,
  name: Name,
  role: Role | null,
): Name | string =>
  name === null || isToOperators || role === null || !isOperatorRole(role) ? name : operatorsName;
