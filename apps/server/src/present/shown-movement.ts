// What became of the postback of a movement, and whether an operator moved it.
import type { ShownMovement } from '#store/console/users/movements.ts';

export function presentPostback({ postback, tries, status }: ShownMovement) {
  const state = postback === 'waiting' && tries > 0 ? ('retrying' as const) : (postback ?? ('none' as const));
  return { state, tries, status };
}

export const presentByHand = ({ by_hand, by, is_undone }: ShownMovement) =>
  by_hand === null ? null : { kind: by_hand, by, is_undone };
