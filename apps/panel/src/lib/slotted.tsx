import type { ComponentType, ReactNode } from 'react';

// Where the server puts in what it has painted before, for somebody else (document/painted-list.tsx).

type SlotName = 'tile' | 'amount';

/** A part with its values that was met in a tree. It stands alone in its element. */
export interface Slot {
  name: SlotName;
  /** Without functions, which nothing painted shows. */
  props: Readonly<Record<string, unknown>>;
  paint: (props: Readonly<Record<string, unknown>>) => ReactNode;
}

let leaveOut: ((slot: Slot) => string) | null = null;

/** While `render` runs, each slot is left out: what `mark` says stands in its place. */
export function withSlotsLeftOut<Result>(mark: (slot: Slot) => string, render: () => Result): Result {
  leaveOut = mark;
  try {
    return render();
  } finally {
    leaveOut = null;
  }
}

/** The part itself; on the server it can be left out. */
export function slotted<Props extends object>(
  name: SlotName,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part;
  return (props: Props) =>
    leaveOut ? (
      leaveOut({ name, props: props as Slot['props'], paint: (values) => <Part {...(values as Props)} /> })
    ) : (
      <Part {...props} />
    );
}
