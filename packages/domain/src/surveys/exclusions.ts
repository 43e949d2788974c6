// Surveys that shut each other: whoever entered one may not take the others (at the same supplier).

export interface Exclusions {
  /** The supplier's names of surveys. */
  readonly refs: readonly string[];
  /** Names shared by surveys of which a person takes one. */
  readonly groups: readonly string[];
  /** For so long after an entry; null for ever. */
  readonly days: number | null;
}

export const noExclusions: Exclusions = { refs: [], groups: [], days: null };

/** Those that name nothing are as good as none. */
export const namesAny = ({ refs, groups }: Exclusions) => refs.length > 0 || groups.length > 0;

/** A survey that somebody went to the supplier for. */
export interface Entry {
  readonly supplier_id: string;
  readonly supplier_ref: string;
  /** Those of the entered survey. */
  readonly groups: readonly string[];
  readonly at: Date;
}

interface ExcludingSurvey {
  readonly supplier_id: string;
  readonly supplier_ref: string;
  /** Null where no other survey shuts it. */
  readonly exclusions: Exclusions | null;
}

/**
 * Whether an entry shuts a survey: it names the entered one, or they share a group. The survey itself may be entered again;
 * whether that counts is for another rule.
 */
export function isShutBy(survey: ExcludingSurvey, entry: Entry, now: Date): boolean {
  const { exclusions, supplier_id, supplier_ref } = survey;
  if (!exclusions || entry.supplier_id !== supplier_id || entry.supplier_ref === supplier_ref) return false;
  const isNamed =
    exclusions.refs.includes(entry.supplier_ref) ||
    exclusions.groups.some((group) => entry.groups.includes(group));
  return isNamed && isWithin(exclusions.days, entry.at, now);
}

const dayMs = 86_400_000;

/**
 * Days are counted to the end of the last one in UTC: never shorter than the supplier says, and a list changes by it at
 * midnight, when everybody's does (a birthday may have passed).
 */
function isWithin(days: number | null, at: Date, now: Date): boolean {
  if (days === null) return true;
  const end = (Math.floor((at.getTime() + days * dayMs) / dayMs) + 1) * dayMs;
  return now.getTime() < end;
}
