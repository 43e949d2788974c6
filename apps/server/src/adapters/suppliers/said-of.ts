// What a supplier says about a survey's chances, kept with what it says about the size of its sample (decision 0137).
import type { Said } from '@earnwall/domain/odds/prior';

/** Counts of fewer people say nothing yet; Cint publishes none before (decision 0137). */
const fewest = 6;

interface Told {
  /** Of those who enter, the part that completes. Suppliers send 0 for a survey that nobody has finished yet. */
  readonly conversion: number | null | undefined;
  readonly entrants?: number | null | undefined;
  readonly completes?: number | null | undefined;
  /** 0 is what suppliers send before they know. */
  readonly out_seconds?: number | null | undefined;
}

/** Null where it says nothing. Where the share is missing, counts that are large enough speak for themselves. */
export function saidOf({ conversion, out_seconds, ...told }: Told): Said | null {
  const { entrants, completes } = countsOf(told);
  const out = { out_seconds: out_seconds ? Math.ceil(out_seconds) : null };
  if (conversion) return { conversion, entrants, completes, ...out };
  if (entrants === null || completes === null || entrants < fewest) return null;
  return { conversion: completes / entrants, entrants, completes, ...out };
}

/** More completes than entrants are counts of different things: then neither is the size of a sample. */
function countsOf({ entrants, completes }: Omit<Told, 'conversion' | 'out_seconds'>) {
  if (entrants && completes && completes > entrants) return { entrants: null, completes: null };
  return { entrants: entrants || null, completes: entrants || completes ? (completes ?? null) : null };
}
