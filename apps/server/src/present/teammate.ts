// A person of the console as another one may see them: operators see everybody, a publisher's people their own team
// (decision 0126).
import type { Role } from '@earnwall/contract/console-access';
import { actorName as nameOfActor, operatorsName } from '@earnwall/domain/console/actor-name';
import type { Operator } from '#request/operator.ts';
import type { Teammate } from '#store/support/operated-tickets.ts';

export type Reader = Pick<Operator, 'scope'>;

/** People of a publisher, or of the operators. */
export const readerOf = (publisher_id: string | null): Reader => ({
  scope: publisher_id === null ? 'all' : { publisher_id },
});

export const mayName = ({ scope }: Reader, { publisher_id }: Pick<Teammate, 'publisher_id'>): boolean =>
  scope === 'all' || scope.publisher_id === publisher_id;

/** Who did something, by the name and role they had then. */
export const actorName = <Name extends string | null>(
  { scope }: Reader,
  name: Name,
  role: Role | null,
): Name | string => nameOfActor(scope === 'all', name, role);

/** As `actorName`, of a person as they are now. */
export const teammateName = (reader: Reader, teammate: Teammate): string =>
  mayName(reader, teammate) ? teammate.name : operatorsName;

export function presentAssignee(
  assignee: Teammate | null,
  reader: Pick<Operator, 'scope' | 'person_id'>,
): { id: string | null; name: string | null; is_me: boolean } | null {
  if (!assignee) return null;
  const isNamed = mayName(reader, assignee);
  return {
    id: isNamed ? assignee.id : null,
    name: isNamed ? assignee.name : null,
    is_me: assignee.id === reader.person_id,
  };
}
