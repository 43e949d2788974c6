// What became of the postback of a movement, and whether an operator moved it.
import type { ShownMovement } from '#store/console/users/movements.ts';
import { actorName, type Reader } from './teammate.ts';

export function presentPostback({ postback, tries, status }: ShownMovement) {
  const state = postback === 'waiting' && tries > 0 ? ('retrying' as const) : (postback ?? ('none' as const));
  return { state, tries, status };
}

export const presentByHand = ({ by_hand, by, by_role, is_undone }: ShownMovement, reader: Reader) =>
  by_hand === null ? null : { kind: by_hand, by: actorName(reader, by, by_role), is_undone };
