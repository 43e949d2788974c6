import type { NoticeReason } from '@earnwall/contract/notices';
import type { ReasonFamily } from '@earnwall/contract/state-reasons';

/** A reason as it is stored with the state it belongs to. */
export interface StoredReason {
  readonly family: ReasonFamily;
  readonly count: number | null;
  /** When its state was set. */
  readonly since: string;
  readonly lifted_at: string | null;
}

/** What is stored when a state is set: each family once, with the figure that was given first. */
export function storedReasons(
  given: readonly { readonly family: ReasonFamily; readonly count?: number | undefined }[],
  setAt: Date,
): StoredReason[] {
  const families = [...new Set(given.map(({ family }) => family))];
  return families.map((family) => ({
    family,
    count: given.find((reason) => reason.family === family)?.count ?? null,
    since: setAt.toISOString(),
    lifted_at: null,
  }));
}

/** Those of the state that was set then: nobody is told a reason of an earlier state (decision 0108). */
export function reasonsOf(stored: readonly StoredReason[], setAt: Date | null): NoticeReason[] {
  return stored
    .filter(({ since }) => since === setAt?.toISOString())
    .map(({ family, count, lifted_at }) => ({ family, count, lifted: lifted_at !== null }));
}

/** Null when the state has no such reason. */
export function withLifted(
  stored: readonly StoredReason[],
  { family, setAt, liftedAt }: { family: ReasonFamily; setAt: Date | null; liftedAt: Date | null },
): StoredReason[] | null {
  if (!reasonsOf(stored, setAt).some((reason) => reason.family === family)) return null;
  return stored.map((reason) =>
    reason.family === family ? { ...reason, lifted_at: liftedAt?.toISOString() ?? null } : reason,
  );
}
