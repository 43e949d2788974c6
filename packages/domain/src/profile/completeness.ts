export interface Completeness {
  readonly answered: number;
  readonly total: number;
}

/** Rounded down, so that only a whole profile has 100; one that nothing is asked of is whole. */
export function percentAnswered({ answered, total }: Completeness): number {
  return total === 0 ? 100 : Math.floor((answered * 100) / total);
}
