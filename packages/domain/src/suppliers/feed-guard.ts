// Whether a list is believed that would close most of what is open. Suppliers publish empty and halved lists by accident;
// what is closed then disappears for everybody, although it could still be taken. A list that says the same for long
// enough is right after all (decision 0116).

/** Below this nothing but an empty list is doubted: small lists change by large parts. */
const fewRows = 20;
/** A list may close this part of what was open. */
const believedPart = 1 / 2;
/** Doubt that every list since has confirmed ends by itself. */
export const doubtMs = 30 * 60_000;

export interface Closing {
  /** Open rows before the list was read. */
  readonly open: number;
  /** Those of them that it would close without naming them, or because their rows can no longer be read. */
  readonly closing: number;
  /** Whether it has no row at all that can be used. */
  readonly isEmpty: boolean;
}

export interface Doubt {
  /** When the first of the lists in a row was doubted; null where the last one was believed. */
  readonly doubted_at: Date | null;
  /** An operator has said that the list is right. */
  readonly is_doubt_waived: boolean;
}

/** Why the list is not believed, for operators; null where it is. */
export function doubtAbout({ open, closing, isEmpty }: Closing, doubt: Doubt, now: Date): string | null {
  const isDoubtful = isEmpty ? closing > 0 : open >= fewRows && closing > open * believedPart;
  if (!isDoubtful || doubt.is_doubt_waived) return null;
  if (doubt.doubted_at !== null && now.getTime() - doubt.doubted_at.getTime() >= doubtMs) return null;
  return isEmpty
    ? `The list has nothing that can be used, but ${open} rows were open.`
    : `The list would close ${closing} of ${open} open rows.`;
}
