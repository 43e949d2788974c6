// Who may give which role, and who must stay.
import { publisherRoles, type Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from './access.ts';

/** Where somebody is to work. */
export interface Place {
  readonly role: Role;
  /** Null for operators. */
  readonly publisher_id: string | null;
}

export interface PlaceProblem {
  readonly field: 'role' | 'publisher_id';
  readonly message: string;
}

/**
 * Where somebody with this role works, or why they cannot. An owner gives roles of the own publisher alone, whatever
 * publisher was asked for.
 */
export function placeOf(
  role: Role,
  { ownPublisher, wanted }: { ownPublisher: string | null; wanted: string | null },
): Place | PlaceProblem {
  if (ownPublisher !== null && isOperatorRole(role))
    return { field: 'role', message: `You can give these roles: ${publisherRoles.join(', ')}.` };
  if (isOperatorRole(role)) {
    if (wanted !== null)
      return { field: 'publisher_id', message: 'Operators belong to no publisher: leave it empty.' };
    return { role, publisher_id: null };
  }
  if (ownPublisher !== null && wanted !== null && wanted !== ownPublisher)
    return { field: 'publisher_id', message: 'There is no such publisher.' };
  const publisher_id = ownPublisher ?? wanted;
  if (publisher_id === null) return { field: 'publisher_id', message: 'Choose the publisher they work for.' };
  return { role, publisher_id };
}

/** Why the person cannot leave this place; null when others of the same role remain. */
export function lastOneProblem({ role, publisher_id }: Place, others: number): string | null {
  if (others > 0) return null;
  if (role === 'admin') return 'This is the last admin. Make somebody else an admin first.';
  if (role === 'owner' && publisher_id !== null)
    return 'This is the last owner of the publisher. Make somebody else an owner first.';
  return null;
}
