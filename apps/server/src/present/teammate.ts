// A person of the console as another one may see them: operators see everybody, a publisher's people their own team.
import type { Operator } from '#request/operator.ts';
import type { Teammate } from '#store/support/operated-tickets.ts';

export const mayName = ({ scope }: Pick<Operator, 'scope'>, { publisher_id }: Teammate): boolean =>
  scope === 'all' || scope.publisher_id === publisher_id;

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
