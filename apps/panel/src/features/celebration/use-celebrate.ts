import { useCelebrations } from '#session/use-celebrations.ts';

interface NewCredit {
  amount: number;
  /** What it was for. */
  label?: string | null;
  /** The same key is celebrated once, whichever tab it arrives in. */
  key: string;
}

/** Celebrates a credit where the list shows the earnings, as soon as somebody can see it there (decision 0106). */
export function useCelebrate(): (credit: NewCredit) => void {
  const arrived = useCelebrations((celebrations) => celebrations.arrived);
  return ({ key, amount, label = null }) => arrived({ key, amount, label });
}
